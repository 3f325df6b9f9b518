import { execFile } from 'node:child_process';
import { mkdir, readdir, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export const NETWORK = '10.77.0.0/24';
/** Where HAProxy, the store and the mail server are. */
export const EDGE = '10.77.0.1';
const BRIDGE = 'ribbon0';

const ip = (...args: string[]) => execute('ip', args);
const link = (place: string) => `v-${place}`;

/**
 * A switch with a network namespace for each place. We are in namespaces of our own already
 * (scripts/cluster/inside.mjs): all of it goes when we go.
 */
export async function layNetwork(places: Readonly<Record<string, string>>): Promise<void> {
  // `ip` keeps the names of namespaces there; ours are in nobody else's list.
  await execute('mount', ['-t', 'tmpfs', 'none', '/run']);
  await mkdir('/run/netns');
  await ip('link', 'set', 'lo', 'up');
  await ip('link', 'add', BRIDGE, 'type', 'bridge');
  await ip('addr', 'add', `${EDGE}/24`, 'dev', BRIDGE);
  await ip('link', 'set', BRIDGE, 'up');
  for (const [place, address] of Object.entries(places)) {
    await ip('netns', 'add', place);
    await ip('link', 'add', link(place), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', place);
    await ip('link', 'set', link(place), 'master', BRIDGE, 'up');
    await ip('-n', place, 'link', 'set', 'lo', 'up');
    await ip('-n', place, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
    await ip('-n', place, 'link', 'set', 'eth0', 'up');
  }
}

/** Pulls the cable at the switch: packets vanish, and nobody hears of it. */
export const cut = (place: string) => ip('link', 'set', link(place), 'nomaster');
export const mend = (place: string) => ip('link', 'set', link(place), 'master', BRIDGE);

/** How a command is run in a place: the process is the command's own. */
export const inPlace = (place: string): string[] => ['nsenter', `--net=/run/netns/${place}`, '--'];

/** Every process in a place, also those that others started. */
export async function processesIn(place: string): Promise<number[]> {
  const { stdout } = await ip('netns', 'pids', place);
  return stdout.split('\n').filter(Boolean).map(Number);
}

/** Ends every process in a place at once, as a power cut does. */
export async function killAllIn(place: string): Promise<void> {
  for (const pid of await processesIn(place)) kill(pid);
  // Postgres starts no more children now, but one may have been between two lists.
  for (const pid of await processesIn(place)) kill(pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Whether we are alone in namespaces of our own; elsewhere nothing here may run. */
export async function isApart(): Promise<boolean> {
  const own = await readlink('/proc/self/ns/net');
  const others = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const nets = await Promise.all(
    others.map((pid) => readlink(`/proc/${pid}/ns/net`).catch(() => own)),
  );
  return nets.every((net) => net === own) && others.length < 20;
}
