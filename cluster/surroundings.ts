import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error('Start it with npm run cluster or npm run drill.');
  return value;
}

/** What the command outside our namespaces has prepared (scripts/cluster/inside.mjs). */
export function surroundings() {
  const folder = setting('CLUSTER_FOLDER');
  return {
    say: (text: string) => void process.stdout.write(`${text}\n`),
    current: { name: 'this version', folder: ROOT, isPooled: true },
    places: {
      folder: join(folder, 'memory'),
      logs: setting('CLUSTER_LOGS'),
      door: join(folder, 'door'),
      webDist: join(ROOT, 'apps/web/dist'),
      port: setting('CLUSTER_PORT'),
    },
  };
}

/** Another version, as the command outside has unpacked and built it. */
export function otherVersion() {
  const folder = process.env['CLUSTER_OTHER'];
  if (folder === undefined) return undefined;
  const config = readFileSync(join(folder, 'apps/api/src/platform/config/config.ts'), 'utf8');
  return {
    name: setting('CLUSTER_OTHER_NAME'),
    folder,
    isPooled: config.includes('LISTEN_DATABASE_URL'),
  };
}
