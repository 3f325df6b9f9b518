import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contract } from './vite.contract.ts';

/**
 * These put something else in the place of a module, which nobody else may meet, or read the state of
 * a session that other files may have left behind.
 */
const ALONE = [
  'src/features/accounts/session/SessionCountdown.test.tsx',
  'src/features/media/choice/ImageUrlField.test.tsx',
  'src/features/finder/map/ClubMap.test.tsx',
];

export default defineConfig({
  plugins: [react(), contract],
  test: {
    setupFiles: ['vitest.setup.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Loading the product anew for each file took most of the time.
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
