// npm run test:budget: what a first visit loads, measured in a browser against the built product.
import { build, install, node, path, run } from '../tool.mjs';

await install();
const built = await build();
if (built !== 0) process.exit(built);
const playwright = path('node_modules', '@playwright', 'test', 'cli.js');
const args = [playwright, 'test', 'budget', '--project=phone'];
process.exit(await run(node, args, { cwd: path('e2e') }));
