// npm run soak:mails: 10,000 queued mails to a real SMTP server, with a stop of the worker in the middle.
//   MAILS=1000 npm run soak:mails → as many as that
import { install, node, path, run } from '../tool.mjs';

await install();
process.exitCode = await run(
  node,
  [
    path('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--maxWorkers=1',
    '--disableConsoleIntercept',
    'src/features/email/email.soak.test.ts',
  ],
  { cwd: path('apps', 'api'), env: { MAILS: '10000', ...process.env } },
);
