// A browser for the journeys: the machine's own, Debian's where we may install it, else Playwright's.
// Debian's browser without windows comes first: it draws and runs the same, with a quarter less work.
import { existsSync } from 'node:fs';
import { node, path, run, say } from './tool.mjs';

const KNOWN = [
  process.env.CHROME_PATH,
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const findBrowser = () => KNOWN.find((candidate) => candidate && existsSync(candidate));

export async function installBrowser() {
  if (findBrowser()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium...');
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
    await run('apt-get', ['update', '-qq'], quiet);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', name], quiet);
      if (findBrowser()) return;
    }
  }
  await run(node, [path('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']);
}
