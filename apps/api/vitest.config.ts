import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/server/server.ts'],
    // One more than two cores: half of a test's time its process waits for the database.
    maxWorkers: 3,
    // Each file has a database of its own and nothing else to share; loading the API anew for each of
    // them took a quarter of the time.
    isolate: false,
    testTimeout: 90_000,
    // A second, the default, can be missing on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
});
