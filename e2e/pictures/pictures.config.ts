import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

const { retries: _, projects = [], ...shared } = journeys;

/** Pictures of every screen for people to look at; they prove nothing, so no test run takes them. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: '*.pictures.ts',
  globalSetup: './start.ts',
  outputDir: '../../test-results',
  timeout: 15 * 60_000,
  reporter: 'list',
  projects: projects
    .filter(({ name }) => name === 'phone' || name === 'desktop')
    .map(({ grepInvert: _grepInvert, ...project }) => project),
});
