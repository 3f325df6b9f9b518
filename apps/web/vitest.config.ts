import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['vitest.setup.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
