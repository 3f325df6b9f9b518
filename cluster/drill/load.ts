import { randomUUID } from 'node:crypto';
import type { Answer, Call, Client } from './client.ts';
import { type Gymnast, signUp } from './people.ts';

export type Kind = 'session' | 'post' | 'place' | 'sign-up';

export interface Write {
  readonly kind: Kind;
  /** What is looked up afterwards. */
  readonly key: string;
  readonly began: number;
  readonly ended: number;
  readonly status: number | undefined;
  readonly why: string;
}
export interface Read {
  readonly began: number;
  readonly ended: number;
  readonly isGood: boolean;
  readonly why: string;
}

interface Needs {
  readonly clients: Client;
  readonly people: readonly Gymnast[];
  readonly events: readonly string[];
  readonly clubId: string;
  readonly writesPerSecond: number;
  readonly readsPerSecond: number;
}

/** So many may wait for an answer at once; people do not come without end. */
const MOST_AT_ONCE = 60;
const PATHS = ['/feed', '/training/sessions', '/club-events', '/posts/mine'];
const DAY_MS = 86_400_000;

const isGood = (status: number | undefined) =>
  status !== undefined && status >= 200 && status < 300;
const whyOf = ({ status, body, error }: Answer) =>
  status === undefined
    ? error
    : isGood(status)
      ? ''
      : `${status} ${/"code":"(\w+)"/u.exec(body)?.[1] ?? body.slice(0, 40)}`;

/** Writes and reads at a steady pace, answered or not, and keeps the books of what was answered. */
export function startLoad({ clients, people, events, clubId, ...pace }: Needs) {
  const writes: Write[] = [];
  const reads: Read[] = [];
  let made = 0;
  let wanted = 0;
  let underWay = 0;
  let skipped = 0;

  const personAt = (index: number): Gymnast => {
    const person = people[index % people.length];
    if (person === undefined) throw new Error('Nobody signed up.');
    return person;
  };

  function nextWrite(): { kind: Kind; key: string; send: () => Promise<Answer> } {
    made += 1;
    const person = personAt(made);
    const { cookie } = person;
    const send = (call: Call) => () => clients.call(call);
    if (made % 40 === 7) {
      const name = `late${made}`;
      const key = `${name}@people.ribbon.test`;
      return { kind: 'sign-up', key, send: () => signUp(clients, name, clubId) };
    }
    if (made % 48 === 3) {
      const content = `Drill ${made}: hoop and ribbon today, number ${made}.`;
      const body = { content, visibility: 'friends' };
      return {
        kind: 'post',
        key: content,
        send: send({ method: 'POST', path: '/posts', body, cookie }),
      };
    }
    if (made % 12 === 5 && wanted < events.length * people.length) {
      // Everybody wants a place at the same event, one after the other.
      const event = events[Math.floor(wanted / people.length)] ?? '';
      const asker = personAt(wanted);
      wanted += 1;
      const path = `/club-events/${event}/answers/${asker.id}`;
      const call = { method: 'PUT', path, body: { going: true }, cookie: asker.cookie } as const;
      return { kind: 'place', key: `${event} ${asker.id}`, send: send(call) };
    }
    const notes = `drill ${made}`;
    const now = Date.now();
    const body = {
      notes,
      date: new Date(now - DAY_MS).toISOString().slice(0, 10),
      startTime: '17:30',
      minutes: 60,
      type: 'technique',
      editedAt: new Date(now).toISOString(),
    };
    const path = `/training/sessions/${randomUUID()}`;
    return { kind: 'session', key: notes, send: send({ method: 'PUT', path, body, cookie }) };
  }

  async function write(): Promise<void> {
    if (underWay >= MOST_AT_ONCE) return void (skipped += 1);
    underWay += 1;
    const { kind, key, send } = nextWrite();
    const began = Date.now();
    const answer = await send();
    const { status } = answer;
    writes.push({ kind, key, began, ended: Date.now(), status, why: whyOf(answer) });
    underWay -= 1;
  }

  let asked = 0;
  async function read(): Promise<void> {
    if (underWay >= MOST_AT_ONCE) return void (skipped += 1);
    underWay += 1;
    asked += 1;
    const path = PATHS[asked % PATHS.length] ?? '/feed';
    const began = Date.now();
    const answer = await clients.call({ method: 'GET', path, cookie: personAt(asked).cookie });
    underWay -= 1;
    const why = whyOf(answer);
    reads.push({ began, ended: Date.now(), isGood: isGood(answer.status), why });
  }

  const timers = [
    setInterval(() => void write(), 1000 / pace.writesPerSecond),
    setInterval(() => void read(), 1000 / pace.readsPerSecond),
  ];
  return {
    writes,
    reads,
    acknowledged: () => writes.filter(({ status }) => isGood(status)),
    skipped: () => skipped,
    stop(): void {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

export type Load = ReturnType<typeof startLoad>;

/** What a span of time looked like to people. */
export function measure({ writes, reads }: Load, from: number, to: number) {
  const inSpan = <Event extends { ended: number; began: number }>(all: readonly Event[]) =>
    all.filter(({ began, ended }) => ended >= from && began <= to);
  const written = inSpan(writes);
  const read = inSpan(reads);
  // 429 is Ribbon's own limit for people who call too often, and no failure.
  const failedWrites = written.filter(({ status }) => !isGood(status) && status !== 429);
  const failedReads = read.filter((one) => !one.isGood);
  const reasons = new Map<string, number>();
  const note = (why: string) => reasons.set(why, (reasons.get(why) ?? 0) + 1);
  for (const { kind, why } of failedWrites) note(`${kind} ${why}`);
  for (const { why } of failedReads) note(`read ${why}`);
  return {
    acknowledged: written.filter(({ status }) => isGood(status)).length,
    failedWrites: failedWrites.length,
    failedReads: failedReads.length,
    reads: read.length,
    writeGap: longestGap(
      written.filter(({ status }) => isGood(status)),
      from,
      to,
    ),
    readGap: longestGap(
      read.filter((one) => one.isGood),
      from,
      to,
    ),
    reasons: [...reasons].toSorted((a, b) => b[1] - a[1]).slice(0, 4),
  };
}

export type Measured = ReturnType<typeof measure>;

/** The longest time in which nothing that began then was answered well, in seconds. */
function longestGap(good: readonly { ended: number }[], from: number, to: number): number {
  const ends = good.map(({ ended }) => ended).filter((ended) => ended >= from && ended <= to);
  const marks = [from, ...ends.toSorted((a, b) => a - b), to];
  let longest = 0;
  for (const [index, mark] of marks.entries())
    longest = Math.max(longest, mark - (marks[index - 1] ?? mark));
  return longest / 1000;
}
