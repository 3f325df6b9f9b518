// npm start: install, build what changed, run the server.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build, install, node, path, root, serverCommand } from '../tool.mjs';

await install();
const built = await build();
if (built !== 0) process.exit(built);

const envFile = path('.env');
const { args, env } = serverCommand();
const envArgs = existsSync(envFile) ? [`--env-file=${envFile}`] : [];
const server = spawn(node, [...envArgs, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...env, ...process.env },
});
// Ctrl-C reaches the server by itself; a plain kill of this process must be passed on.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
