// Apart from the build's configuration: who only builds the pages has no Vitest.
// No test has a time limit; a busy machine is no fault.
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import build from "./vite.config";

const test = { include: ["tests/**/*.test.ts"], testTimeout: 0, hookTimeout: 0 };

export default mergeConfig(build, defineConfig({ test }));
