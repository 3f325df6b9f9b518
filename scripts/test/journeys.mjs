// npm run journeys: every journey on a phone and on a wide screen. `npm test` walks each once, and
// those again on a wide screen that are drawn in another way there.
import { findBrowser, installBrowser } from '../browser.mjs';
import { build, endTogether, install, node, path, run } from '../tool.mjs';

endTogether();
await install();
const built = await build();
if (built !== 0) process.exit(built);
await installBrowser();
const browser = findBrowser();
process.exitCode = await run(
  node,
  [path('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...process.argv.slice(2)],
  {
    cwd: path('e2e'),
    env: { ...process.env, ALL_WIDTHS: '1', ...(browser && { CHROME_PATH: browser }) },
  },
);
