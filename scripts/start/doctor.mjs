// npm run doctor.
import { existsSync } from 'node:fs';
import { install, node, path, run } from '../tool.mjs';

await install();
const envFile = path('.env');
const args = existsSync(envFile) ? [`--env-file=${envFile}`] : [];
process.exitCode = await run(node, [...args, path('apps', 'api', 'src', 'doctor-command.ts')]);
