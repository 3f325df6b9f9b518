// npm run soak:streams: many open streams in one process, and how fast a change reaches them.
import { build, install, node, path, run } from '../tool.mjs';

await install();
const built = await build();
if (built !== 0) process.exit(built);
process.exitCode = await run(node, [path('bench', 'streams.ts')]);
