// npm run eval:moderator: how well the text moderator does, beside plain word filters, in one run.
import { install, node, path, run } from '../tool.mjs';

await install();
process.exitCode = await run(node, [path('packages', 'moderator', 'eval', 'run.ts')]);
