import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EDGE } from '../machine/network.ts';
import { type Launcher, type Part, answers, until } from '../machine/processes.ts';
import { fill } from '../machine/templates.ts';
import { serversOf } from './node.ts';
import { RIBBONS, RIBBON_PORT } from './ribbon.ts';

const execute = promisify(execFile);

interface Needs {
  readonly launch: Launcher;
  readonly folder: string;
  /** Where people outside our namespaces come in. */
  readonly door: string;
}

/** HAProxy with a certificate that it signs itself. */
export async function startEdge({ launch, folder, door }: Needs) {
  const [key, certificate] = [join(folder, 'ribbon.key'), join(folder, 'ribbon.crt')];
  await execute('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-addext',
    `subjectAltName=DNS:localhost,IP:127.0.0.1,IP:${EDGE}`,
  ]);
  const ca = await readFile(certificate, 'utf8');
  await writeFile(join(folder, 'ribbon.pem'), `${ca}${await readFile(key, 'utf8')}`);
  const config = join(folder, 'haproxy.cfg');
  await fill('haproxy.cfg', config, {
    folder,
    door,
    edge: EDGE,
    ribbonServers: Object.entries(RIBBONS)
      .map(([name, address]) => `  server ${name} ${address}:${RIBBON_PORT} check`)
      .join('\n'),
    primaryServers: serversOf(() => '6432 check port 8008'),
    replicaServers: serversOf((name) => `6432 track replicas/${name} backup`, 'replica-'),
    directServers: serversOf((name) => `5432 track pooled/${name}`),
    standbyServers: serversOf(() => '5432 check port 8008'),
  });
  const part: Part = launch.start({ name: 'haproxy', run: ['haproxy', '-W', '-f', config] });
  await until('HAProxy listens', () => answers('127.0.0.1', 8443), { seconds: 10 });
  return {
    ca,
    /** A new process with the same configuration takes over. */
    reload: () => part.signal('SIGUSR2'),
  };
}
