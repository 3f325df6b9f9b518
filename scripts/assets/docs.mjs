// npm run docs: writes what tests hold against the code (docs/CONFIGURATION.md) anew.
import { install, node, path, run } from '../tool.mjs';

await install();
process.exitCode = await run(node, [
  path('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--root',
  path('apps', 'api'),
  'src/platform/config/reference.test.ts',
  '--update=all',
]);
