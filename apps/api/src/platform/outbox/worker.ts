import type { DB } from '#db/schema.generated';
import type { Language } from '@ribbon/domain/kernel';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { DomainEvents, Subscriber } from './domain-events.ts';

const BATCH = 10;
/** So many more of those whose receiver takes them together. */
const CROWD = 50;
/**
 * Woken repeatedly, it begins no more often than this: events that come in crowds are delivered
 * together.
 */
const REST_MS = 200;
/** A worker that dies keeps its deliveries for this long; then another takes them. */
const LEASE_SECONDS = 60;
const MAX_ATTEMPTS = 6;
const POLL_MS = 5000;

interface Delivery {
  id: number;
  event: string;
  subscriber: string;
  payload: unknown;
  attempts: number;
  language: Language;
}

export type GivenUp = (delivery: Delivery, reason: string) => Promise<void>;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  log: { error(details: object, message: string): void };
  /** Called when a delivery was given up, inside no transaction. */
  onGivenUp?: GivenUp;
}

/** Hands events to their subscribers: at least once, in parallel processes, with growing pauses. */
export function outboxWorker({ db, clock, domainEvents, log, onGivenUp }: Needs) {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let rest: NodeJS.Timeout | undefined;
  let isWoken = false;

  async function claim(): Promise<Delivery[]> {
    const now = clock();
    const lease = new Date(now.getTime() + LEASE_SECONDS * 1000);
    // The database counts microseconds: what was written in this very millisecond is due as well.
    const due = new Date(now.getTime() + 1);
    const some = (which: RawBuilder<boolean>, most: number) => sql`array(
      select id from outbox_events
      where processed_at is null and failed_at is null and available_at <= ${due} and ${which}
      order by available_at, id limit ${most} for update skip locked)`;
    const names = [...new Set(domainEvents.subscribers.filter(takesMany).map(({ name }) => name))];
    const { rows } = await sql<Delivery>`
      update outbox_events set available_at = ${lease}, attempts = attempts + 1
      where id = any(
        ${some(sql`subscriber <> all(${names}::text[])`, BATCH)} ||
        ${some(sql`subscriber = any(${names}::text[])`, CROWD)})
      returning id, event, subscriber, payload, attempts, language`.execute(db);
    return rows;
  }

  /** There may be more of a kind of which as many were claimed as can be. */
  function isFull(batch: readonly Delivery[]): boolean {
    const crowd = batch.filter((delivery) => takesMany(receiverOf(delivery))).length;
    return crowd === CROWD || batch.length - crowd === BATCH;
  }

  const receiverOf = (delivery: Delivery) => domainEvents.subscribers.find(isFor(delivery));

  /** Several at once where the receiver can; when that fails, each is on its own. */
  async function deliverAll(
    receiver: Subscriber | undefined,
    some: readonly Delivery[],
  ): Promise<void> {
    if (some.length > 1 && receiver?.receiveAll && (await isTaken(receiver.receiveAll, some))) {
      await Promise.all(some.map(({ id }) => done(id)));
    } else {
      await Promise.all(some.map(deliver));
    }
  }

  async function isTaken(
    receiveAll: NonNullable<Subscriber['receiveAll']>,
    some: readonly Delivery[],
  ): Promise<boolean> {
    try {
      await receiveAll(some.map((delivery) => ({ payload: delivery.payload, delivery })));
      return true;
    } catch {
      return false;
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const receiver = receiverOf(delivery);
    try {
      if (receiver === undefined) throw new Error(`Unknown subscriber: ${delivery.subscriber}`);
      await receiver.receive(delivery.payload, delivery);
      await done(delivery.id);
    } catch (error) {
      await fail(delivery, error instanceof Error ? error : new Error(String(error)));
    }
  }

  async function fail(delivery: Delivery, error: Error): Promise<void> {
    log.error(
      { event: delivery.event, attempt: delivery.attempts },
      'outbox event delivery failed',
    );
    if (delivery.attempts < MAX_ATTEMPTS) {
      const pause = 1000 * 2 ** delivery.attempts;
      const next = new Date(clock().getTime() + pause);
      return finish(delivery, { available_at: next, last_error: withoutAddresses(error) });
    }
    const reason = withoutAddresses(error);
    await finish(delivery, { failed_at: clock(), last_error: reason });
    await onGivenUp?.(delivery, reason);
  }

  async function finish(delivery: Delivery, change: Record<string, unknown>): Promise<void> {
    await db.updateTable('outbox_events').set(change).where('id', '=', delivery.id).execute();
  }

  /**
   * Deliveries done while one of these statements is under way go with the next: most come in
   * crowds.
   */
  const done = together(async (ids) => {
    await db
      .updateTable('outbox_events')
      .set({ processed_at: clock(), last_error: null })
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .execute();
  });

  /**
   * Ends in the very step in which it sees that nobody has asked again: a call in between would join
   * a run that looks no more.
   */
  async function drain(): Promise<void> {
    // `running` is set before anything else happens.
    await Promise.resolve();
    try {
      do {
        const isThorough = again;
        again = false;
        await deliverDue(isThorough);
      } while (again && !stopped);
    } finally {
      running = undefined;
    }
  }

  async function deliverDue(isThorough: boolean): Promise<void> {
    // Asked before anything is claimed: what a stopping worker has claimed would lie for its lease.
    while (!stopped) {
      const batch = (await claim()).toSorted((one, other) => one.id - other.id);
      if (batch.length === 0) return;
      const byReceiver = Map.groupBy(batch, receiverOf);
      await Promise.all([...byReceiver].map(([receiver, some]) => deliverAll(receiver, some)));
      // Events after the last of them wake the worker themselves.
      if (!isThorough && !isFull(batch)) return;
    }
  }

  /** Works until nothing is due. Calls made meanwhile join the run under way. */
  function run(): Promise<void> {
    again = true;
    return begin();
  }

  function begin(): Promise<void> {
    running ??= drain();
    return running;
  }

  const quietly = (work: Promise<void>) =>
    void work.catch((error: unknown) => log.error({ err: error }, 'outbox poll failed'));

  /**
   * At once the first time; events that come while it works or rests are looked for after the rest.
   */
  function wake(): void {
    isWoken = true;
    if (rest !== undefined || stopped) return;
    isWoken = false;
    rest = setTimeout(() => {
      rest = undefined;
      if (isWoken) wake();
    }, REST_MS);
    // The run under way may have made its claim before this event.
    if (running !== undefined) again = true;
    quietly(begin());
  }

  const poll = () => quietly(run());

  return {
    run,
    wake,
    start(): void {
      timer = setInterval(poll, POLL_MS);
      poll();
    },
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      clearTimeout(rest);
      await running?.catch(() => undefined);
    },
  };
}

/**
 * Calls that come while one is under way wait for it and are then made as one; each learns its own
 * result.
 */
function together(call: (ids: readonly number[]) => Promise<void>): (id: number) => Promise<void> {
  let waiting: number[] = [];
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return (id) => {
    waiting.push(id);
    next ??= current.then(() => {
      const ids = waiting;
      waiting = [];
      next = undefined;
      const made = call(ids);
      current = made.catch(() => undefined);
      return made;
    });
    return next;
  };
}

/** Removes addresses, because mail servers like to repeat the recipients they refused. */
export const withoutAddresses = ({ message }: Error) =>
  message.replaceAll(/\S+@\S+/gu, '(address)');

const takesMany = (receiver: Subscriber | undefined) => receiver?.receiveAll !== undefined;

const isFor = (delivery: Delivery) => (candidate: Subscriber) =>
  candidate.event === delivery.event && candidate.name === delivery.subscriber;
