import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EDGE } from '../machine/network.ts';
import { type Launcher, type Part, answers, until } from '../machine/processes.ts';

const program = (file: string) => join(import.meta.dirname, file);

/** A service that Ribbon needs and that others run: it can go away and come back. */
function service(launch: Launcher, name: string, port: number, run: readonly string[]) {
  let part: Part | undefined;
  return {
    async start(): Promise<void> {
      part = launch.start({ name, run });
      await until(`${name} listens`, () => answers(EDGE, port), { seconds: 20 });
    },
    async kill(): Promise<void> {
      part?.signal('SIGKILL');
      await part?.exited;
    },
  };
}

export interface Mail {
  readonly at: number;
  readonly to: readonly string[];
  readonly text: string;
}

export function outside({ launch, folder }: { launch: Launcher; folder: string }) {
  const [files, mails] = [join(folder, 'store'), join(folder, 'mails.jsonl')];
  mkdirSync(files);
  const node = (file: string, port: number, target: string) => [
    process.execPath,
    program(file),
    EDGE,
    `${port}`,
    target,
  ];
  return {
    store: service(launch, 'store', 9000, node('store.program.ts', 9000, files)),
    mailServer: service(launch, 'mail', 2525, node('mail.program.ts', 2525, mails)),
    async mails(): Promise<Mail[]> {
      if (!existsSync(mails)) return [];
      const lines = (await readFile(mails, 'utf8')).split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line) as Mail);
    },
  };
}
