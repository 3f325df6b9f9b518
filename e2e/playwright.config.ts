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

const filesOf = (names: string) => names.split(' ').map((name) => `${name}.journey.ts`);
/**
 * `npm test` walks each journey once, where its people are: on a phone, or at a desk. `npm run
 * journeys` walks all of them at both widths.
 */
const ALL_WIDTHS = process.env['ALL_WIDTHS'] === '1';
const AT_A_DESK = filesOf(
  'admin-accounts admin-clubs admin-start club-admin competitions email-events entries messages ' +
    'plans profiles public-pages queue reports results safeguarding sanctions site two-people waitlist',
);
/** Drawn in another way on a wide screen: bars and menus, the map, the calendar. */
const AT_BOTH = filesOf('calendar finder keyboard navigation routes');
/** The same at every width. */
const ONCE = /@once/u;
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
  // One more than two cores: a quarter of a journey's time its browser waits.
  workers: 3,
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
      testIgnore: [SHARED_STATE, ...(ALL_WIDTHS ? [] : AT_A_DESK)],
      use: {
        ...devices['Pixel 5'],
        viewport: PHONE,
        // Nobody looks at these pixels, and drawing seven times as many takes its time.
        deviceScaleFactor: 1,
      },
    },
    {
      name: 'desktop',
      ...(ALL_WIDTHS ? { testIgnore: SHARED_STATE, grepInvert: ONCE } : { testMatch: AT_A_DESK }),
      use: { viewport: DESK },
    },
    ...(ALL_WIDTHS
      ? []
      : [{ name: 'wide', testMatch: AT_BOTH, grepInvert: ONCE, use: { viewport: DESK } }]),
    // Renames the platform for everybody, so nobody else may be under way.
    {
      name: 'settings',
      testMatch: SHARED_STATE,
      dependencies: ['phone', 'desktop', ...(ALL_WIDTHS ? [] : ['wide'])],
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
