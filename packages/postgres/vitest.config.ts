import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The tests wait for disks and processes more than they compute.
  test: { maxWorkers: 2, testTimeout: 120_000 },
});
