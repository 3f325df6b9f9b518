// npm run pictures: every screen as every demo person sees it, at both widths and in both themes, in
// a full world and in one where nothing has happened yet, into pictures/.
//   PICTURES_ONLY='^/family' npm run pictures → only the addresses that match
import { rmSync } from 'node:fs';
import { installBrowser } from '../browser.mjs';
import { build, endTogether, install, node, path, run } from '../tool.mjs';

endTogether();
await install();
await build();
await installBrowser();
if (process.env.PICTURES_ONLY === undefined)
  rmSync(path('pictures'), { recursive: true, force: true });
for (const world of ['full', 'empty']) {
  process.exitCode ||= await run(
    node,
    [
      path('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--config',
      path('e2e', 'pictures', 'pictures.config.ts'),
      ...process.argv.slice(2),
    ],
    { cwd: path('e2e'), env: { ...process.env, PICTURES_WORLD: world } },
  );
}
