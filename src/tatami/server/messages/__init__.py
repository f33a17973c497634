"""Every message that goes over the wire, both ways; docs/protocol.md tells when.

A file for each thing that is talked about. The TypeScript of the browser is generated from all of
them.
"""
