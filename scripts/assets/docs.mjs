// npm run docs: writes docs/CONFIGURATION.md and db/statements/*.sql, which tests compare with the code.
import { install, node, path, run } from '../tool.mjs';

await install();
process.exitCode = await run(node, [
  path('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--root',
  path('apps', 'api'),
  'src/platform/config/reference.test.ts',
  'src/db/statements.test.ts',
  '--update=all',
]);
