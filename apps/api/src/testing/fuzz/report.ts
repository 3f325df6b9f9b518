import type { Answered, Findings } from './fuzz.ts';

const SLOWEST = 10;
/** About as many as come between two lines. */
const CALLS_EACH = 250;
const LIMIT_MS = 2000;
/** Files of everything that somebody has. */
const EXPORT = /export|download/iu;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const lineOf = ({ ms, name, status, statements }: Answered): string =>
  `${Math.round(ms).toString().padStart(6)} ms  ${status}  ${String(statements).padStart(3)} statements  ${name}`;

/**
 * Calls that took longer than anybody should wait, but for exports, and for the first ones: models of texts
 * and lists of places are loaded with their first use.
 */
export const slowest = (answered: readonly Answered[]): Answered[] =>
  answered.slice(CALLS_EACH).filter(({ name, ms }) => ms > LIMIT_MS && !EXPORT.test(name));

/** One line now and then, so that nobody wonders whether it still runs. */
export function progress({ answered, wrongs }: Findings): void {
  const ms = answered.slice(-CALLS_EACH).reduce((sum, one) => sum + one.ms, 0);
  say(`${answered.length} calls, ${wrongs.length} wrong, ${(ms / CALLS_EACH).toFixed(1)} ms each`);
}

export function announce(
  seed: number,
  answered: readonly Answered[],
  wrongs: readonly string[],
): void {
  const statuses = Map.groupBy(answered, ({ status }) => status);
  const times = answered.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  say(`Seed ${seed}: ${answered.length} calls, ${wrongs.length} wrong`);
  const counts = [...statuses].toSorted(([one], [other]) => one - other);
  say(`Statuses: ${counts.map(([status, { length }]) => `${status} × ${length}`).join(', ')}`);
  say(`Endpoints: ${new Set(answered.map(({ name }) => name)).size}`);
  say(`p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms; the slowest:`);
  for (const one of answered.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)) say(lineOf(one));
  for (const wrong of wrongs) say(`WRONG ${wrong}`);
}
