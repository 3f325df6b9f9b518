import { defineConfig, devices } from '@playwright/test';
import { existsSync } from 'node:fs';
import { BASE_URL } from './support/site.ts';

const SYSTEM_BROWSERS = [
  process.env['CHROME_PATH'],
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** The machine's own browser where it has one; else the one that Playwright has downloaded. */
const executablePath = SYSTEM_BROWSERS.find((path) => path !== undefined && existsSync(path));

const SHARED_STATE = 'settings.journey.ts';

/** `npm run journeys` walks all of them at both widths; `npm test` on a wide screen only these. */
const ALL_WIDTHS = process.env['ALL_WIDTHS'] === '1';
/** Whose screens are drawn in another way there: bars and menus, tables, maps, calendars. */
const WIDE = [
  'admin-accounts',
  'calendar',
  'competitions',
  'email-events',
  'entries',
  'finder',
  'keyboard',
  'navigation',
  'plans',
  'profiles',
  'public-pages',
  'results',
  'routes',
  'site',
].map((name) => `${name}.journey.ts`);
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 860 };

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './support/start.ts',
  outputDir: '../test-results',
  // Only what hangs runs into these: on a machine that others use, too, everything can take five
  // times as long, and no journey is about how long it takes.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // On a machine that others use, too, a minute can be missing; what needs it is named at the end.
  retries: 1,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: '../.cache/journeys.json' }]],
  use: {
    baseURL: BASE_URL,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer in the place of the server; the journey about it asks for one.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: SHARED_STATE,
      use: {
        ...devices['Pixel 5'],
        viewport: PHONE,
        // Nobody looks at these pixels, and drawing seven times as many takes its time.
        deviceScaleFactor: 1,
      },
    },
    {
      name: 'desktop',
      testIgnore: SHARED_STATE,
      grepInvert: /@once/u,
      ...(!ALL_WIDTHS && { testMatch: WIDE }),
      use: { viewport: DESK },
    },
    // Renames the platform for everybody, so nobody else may be under way.
    {
      name: 'settings',
      testMatch: SHARED_STATE,
      dependencies: ['phone', 'desktop'],
      use: { viewport: DESK },
    },
    ...(ALL_WIDTHS
      ? [
          {
            name: 'settings on a phone',
            testMatch: SHARED_STATE,
            dependencies: ['settings'],
            use: { viewport: PHONE },
          },
        ]
      : []),
  ],
});
