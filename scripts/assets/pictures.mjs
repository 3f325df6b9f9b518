// npm run pictures: every screen as every demo person sees it, at both widths and in both themes, in
// a full world and in one where nothing has happened yet, into pictures/.
//   npm run pictures -- readme → the six pictures of README and FEATURES, into docs/pictures/
//   PICTURES_ONLY='^/family' npm run pictures → only the addresses that match
import { rmSync } from 'node:fs';
import { installBrowser } from '../browser.mjs';
import { build, endTogether, install, node, path, run } from '../tool.mjs';

endTogether();
await install();
await build();
await installBrowser();

const [first, ...rest] = process.argv.slice(2);
if (first === 'readme') {
  rmSync(path('docs', 'pictures'), { recursive: true, force: true });
  await take('full', ['readme.pictures.ts', '--project=desktop', ...rest]);
} else {
  if (process.env.PICTURES_ONLY === undefined)
    rmSync(path('pictures'), { recursive: true, force: true });
  for (const world of ['full', 'empty'])
    await take(world, ['screens.pictures.ts', ...process.argv.slice(2)]);
}

async function take(world, options) {
  process.exitCode ||= await run(
    node,
    [
      path('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--config',
      path('e2e', 'pictures', 'pictures.config.ts'),
      ...options,
    ],
    { cwd: path('e2e'), env: { ...process.env, PICTURES_WORLD: world } },
  );
}
