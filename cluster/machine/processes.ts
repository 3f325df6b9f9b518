import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inPlace } from './network.ts';

export interface Part {
  readonly name: string;
  readonly pid: number;
  readonly isRunning: () => boolean;
  readonly signal: (name: NodeJS.Signals) => void;
  readonly exited: Promise<unknown>;
}

export interface Command {
  readonly name: string;
  /** A network namespace; unset: ours, where HAProxy is. */
  readonly place?: string;
  readonly run: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The account it runs under; unset: root. */
  readonly as?: string;
}

/** Starts parts of the cluster; each writes its log to a file of its own. */
export function launcher(logs: string) {
  const parts = new Set<ChildProcess>();
  return {
    start({ name, place, run, env = {}, as }: Command): Part {
      const log = openSync(join(logs, `${name}.log`), 'a');
      const [program = '', ...args] = [
        ...(place === undefined ? [] : inPlace(place)),
        ...(as === undefined
          ? []
          : ['setpriv', `--reuid=${as}`, `--regid=${as}`, '--clear-groups', '--']),
        ...run,
      ];
      const child = spawn(program, args, {
        stdio: ['ignore', log, log],
        env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...env },
      });
      parts.add(child);
      const exited = once(child, 'exit').finally(() => parts.delete(child));
      const isRunning = () => child.exitCode === null && child.signalCode === null;
      return {
        name,
        pid: child.pid ?? 0,
        isRunning,
        exited,
        signal: (signal) => void (isRunning() && child.kill(signal)),
      };
    },

    /** Everything that was started and lives; the rest of the namespace goes with its first process. */
    async stopAll(): Promise<void> {
      const left = [...parts];
      for (const child of left) child.kill('SIGKILL');
      await Promise.all(
        left.map(
          async (child) => child.exitCode ?? child.signalCode ?? (await once(child, 'exit')),
        ),
      );
    },
  };
}

export type Launcher = ReturnType<typeof launcher>;

/** Asks until it is so, or says what it waited for in vain. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  { seconds = 60, everyMs = 100 } = {},
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Not so after ${seconds} seconds: ${what}.`);
    await sleep(everyMs);
  }
}

/** Whether something listens. */
export async function answers(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  socket.setTimeout(1000, () => socket.destroy(new Error('no answer')));
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
