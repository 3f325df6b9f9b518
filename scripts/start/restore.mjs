// npm run restore.
import { existsSync } from 'node:fs';
import { install, node, path, run } from '../tool.mjs';

await install();
const envFile = path('.env');
const args = existsSync(envFile) ? [`--env-file=${envFile}`] : [];
const command = path('apps', 'api', 'src', 'restore-command.ts');
process.exitCode = await run(node, [...args, command, ...process.argv.slice(2)]);
