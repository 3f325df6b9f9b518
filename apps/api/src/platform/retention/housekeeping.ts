import { DELIVERED_DAYS, UNDELIVERED_DAYS } from '@ribbon/domain/kernel';
import { ENDED_SESSION_DAYS } from '@ribbon/domain/accounts';
import type { DB } from '#db/schema.generated';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Something that is not kept for ever. */
export interface Job {
  readonly name: string;
  readonly keepDays: number;
  /** What is kept for days says where the privacy policy speaks of it; null: it is about nobody. */
  readonly policy?: string | null;
  /** Runs after the others: it takes away what they leave behind. */
  readonly isLast?: true;
  /** Deletes everything that ended before the given moment. */
  readonly sweep: (db: Kysely<DB>, before: Date) => Promise<unknown>;
}

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  jobs: readonly Job[];
  log: { error(details: object, message: string): void };
}

/** The platform's own leftovers. */
export const platformJobs: readonly Job[] = [
  {
    name: 'ended sessions',
    keepDays: ENDED_SESSION_DAYS,
    policy: 'Sign-ins',
    sweep: (db, before) => db.deleteFrom('sessions').where('expires_at', '<', before).execute(),
  },
  {
    name: 'delivered events',
    keepDays: DELIVERED_DAYS,
    policy: 'Email records',
    sweep: (db, before) =>
      db.deleteFrom('outbox_events').where('processed_at', '<', before).execute(),
  },
  {
    name: 'events that could not be delivered',
    keepDays: UNDELIVERED_DAYS,
    policy: 'Email records',
    sweep: (db, before) => db.deleteFrom('outbox_events').where('failed_at', '<', before).execute(),
  },
  {
    name: 'changes that open browsers were told of',
    keepDays: 1,
    policy: null,
    sweep: (db, before) =>
      db.deleteFrom('realtime_events').where('created_at', '<', before).execute(),
  },
  {
    name: 'counts of attempts that are over',
    keepDays: 1,
    policy: null,
    sweep: (db, before) => db.deleteFrom('attempt_counts').where('ends_at', '<', before).execute(),
  },
  {
    name: 'counts of calls by networks that are over',
    keepDays: 0,
    policy: null,
    sweep: (db, now) => db.deleteFrom('network_counts').where('ends_at', '<=', now).execute(),
  },
  {
    name: 'development mails',
    keepDays: 30,
    policy: null,
    sweep: (db, before) => db.deleteFrom('dev_mails').where('created_at', '<', before).execute(),
  },
];

/** Takes out what has been kept long enough, every hour. Several processes may do it at once. */
export function housekeeper({ db, clock, jobs, log }: Needs) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const inOrder = [...jobs.filter((one) => !one.isLast), ...jobs.filter((one) => one.isLast)];

  async function run(): Promise<void> {
    for (const { name, keepDays, sweep } of inOrder) {
      if (stopped) return;
      try {
        await sweep(db, new Date(clock().getTime() - keepDays * DAY_MS));
      } catch (error) {
        log.error({ err: error, job: name }, 'scheduled job failed');
      }
    }
  }

  return {
    jobs,
    run,
    start(): void {
      running = run();
      timer = setInterval(() => {
        running = run();
      }, EVERY_MS);
      timer.unref();
    },
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
