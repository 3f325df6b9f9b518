// npm run soak: half an hour of an even load, with memory that must stay flat.
//   MINUTES=10 RATE=20 npm run soak → shorter, and fewer requests a second
import { build, install, node, path, run } from '../tool.mjs';

await install();
const built = await build();
if (built !== 0) process.exit(built);
process.exitCode = await run(node, [path('bench', 'soak', 'run.ts')]);
