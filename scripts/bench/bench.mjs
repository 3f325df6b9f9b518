// npm run bench: requests per second beside bare baselines, in one run.
import { build, install, node, path, run } from '../tool.mjs';

await install();
const built = await build();
if (built !== 0) process.exit(built);
process.exitCode = await run(node, [path('bench', 'run.ts'), ...process.argv.slice(2)]);
