"""A Ray cluster of this machine's own, until the input ends; its address is printed."""

import sys

import ray

ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
