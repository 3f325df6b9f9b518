import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type Figures, medians } from '../measurement/figures.ts';
import { type Call, overHttp } from '../measurement/load.ts';
import type { Served } from '../processes.ts';

const CONNECTIONS = 32;
/** Short and many, in turns: what else the machine does meets all contenders alike. */
const ROUNDS = 9;
const ROUND_SECONDS = 0.4;
const WARM_UP = 200;
/** The kernel counts a process's time in hundredths of a second. */
const TICKS_PER_MS = 0.1;

export type Round = Figures & { cpu: number };
export type Rounds<Contender extends string> = Record<Contender, Round[]>;

/** Milliseconds that a process has computed so far. */
async function cpuOf({ child }: Served): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_MS;
}

export async function megabytesOf({ child }: Served): Promise<string> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024).toFixed(0);
}

/** From now on how long the event loop is held up counts. */
export const watch = ({ child }: Served): void => void child.send('begin');

/** How long the event loop was held up since then, at its slowest hundredth. */
export async function heldUp({ child }: Served): Promise<string> {
  const answer = once(child, 'message') as Promise<[{ p99: number }]>;
  child.send('end');
  const [{ p99 }] = await answer;
  return p99.toFixed(1);
}

async function measured(served: Served, call: Call, amount: number): Promise<Round> {
  const before = await cpuOf(served);
  const figures = await overHttp(served.url, call, amount, CONNECTIONS);
  return { ...figures, cpu: ((await cpuOf(served)) - before) / amount };
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const middle = (rounds: readonly Round[]): Round => ({
  ...medians(rounds),
  cpu: median(rounds.map(({ cpu }) => cpu)),
});

/** The middle of what round by round comes out, since the machine is another one from moment to moment. */
export const ratioOf = (
  ones: readonly Round[],
  others: readonly Round[],
  figure: 'perSecond' | 'p95',
): number => median(ones.map((one, nth) => one[figure] / (others[nth]?.[figure] ?? Number.NaN)));

/** All in turns; each does as much in a round as takes it about as long as the others. */
export async function inTurns<Contender extends string>(
  served: Readonly<Record<Contender, readonly [Served, Call]>>,
): Promise<Rounds<Contender>> {
  const names = Object.keys(served) as Contender[];
  const rounds = Object.fromEntries(
    names.map((name) => [name, []]),
  ) as unknown as Rounds<Contender>;
  const amounts = new Map<Contender, number>();
  for (const name of names) {
    const [server, call] = served[name];
    const { perSecond } = await measured(server, call, WARM_UP);
    amounts.set(name, Math.max(CONNECTIONS * 2, Math.round(perSecond * ROUND_SECONDS)));
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) {
      const [server, call] = served[name];
      rounds[name].push(await measured(server, call, amounts.get(name) ?? CONNECTIONS));
    }
  }
  return rounds;
}
