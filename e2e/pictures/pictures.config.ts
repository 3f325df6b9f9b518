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
    // Which journeys they walk is nothing to pictures, only how wide they are.
    .map(({ name = '', use = {} }) => ({ name, use })),
});
