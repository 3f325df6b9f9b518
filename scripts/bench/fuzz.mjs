// npm run fuzz: 50,000 calls of all kinds of people, good and spoiled, to every endpoint.
//   CALLS=5000 SEED=7 npm run fuzz → as many as that, made from that seed
import { install, node, path, run } from '../tool.mjs';

await install();
process.exitCode = await run(
  node,
  [
    path('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--maxWorkers=1',
    '--disableConsoleIntercept',
    'src/testing/fuzz/fuzz.test.ts',
  ],
  {
    cwd: path('apps', 'api'),
    env: { CALLS: '50000', SEED: String(Math.floor(Math.random() * 2 ** 31)), ...process.env },
  },
);
