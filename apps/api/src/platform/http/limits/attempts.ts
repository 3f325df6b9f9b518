import type { DB } from '#db/schema.generated';
import type { AttemptLimit } from '@ribbon/domain/accounts';
import { commonFaults } from '@ribbon/domain/kernel';
import { type Kysely, sql } from 'kysely';
import { createHmac } from 'node:crypto';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'sessionSecret' | 'rateLimits'>;
}

export type Attempts = ReturnType<typeof attemptCounter>;

/**
 * Counts what is tried on one account or sent to one mailbox, in the database, so that all processes
 * count together. Known and unknown addresses are counted alike: a limit tells nobody anything.
 */
export function attemptCounter({ db, clock, config }: Needs) {
  const hashOf = ({ name }: AttemptLimit, subject: string): string =>
    createHmac('sha256', config.sessionSecret)
      .update(`attempts\n${name}\n${subject}`)
      .digest('base64url');

  /** Counts before anything is tried, so that many at once are many. */
  async function count(limit: AttemptLimit, subject: string): Promise<{ n: number; endsAt: Date }> {
    const now = clock();
    const endsAt = new Date(now.getTime() + limit.seconds * 1000);
    const { rows } = await sql<{ n: number; endsAt: Date }>`
      insert into attempt_counts as known (subject_hash, count, ends_at)
      values (${hashOf(limit, subject)}, 1, ${endsAt})
      on conflict (subject_hash) do update set
        count = case when known.ends_at <= ${now} then 1 else known.count + 1 end,
        ends_at = case when known.ends_at <= ${now} then excluded.ends_at else known.ends_at end
      returning count as n, ends_at as "endsAt"`.execute(db);
    return rows[0] ?? { n: 1, endsAt };
  }

  return {
    /** One more; false when that is too many. */
    async admits(limit: AttemptLimit, subject: string): Promise<boolean> {
      return !config.rateLimits || (await count(limit, subject)).n <= limit.max;
    },

    /** One more; refuses when that is too many. */
    async spend(limit: AttemptLimit, subject: string): Promise<void> {
      if (!config.rateLimits) return;
      const { n, endsAt } = await count(limit, subject);
      if (n <= limit.max) return;
      const wait = Math.ceil((endsAt.getTime() - clock().getTime()) / 1000);
      throw commonFaults.tooManyRequests({ data: { retryAfterSeconds: Math.max(1, wait) } });
    },

    /** It went well: what was tried before does not count any more. */
    async forget(limit: AttemptLimit, subject: string): Promise<void> {
      if (!config.rateLimits) return;
      await db
        .deleteFrom('attempt_counts')
        .where('subject_hash', '=', hashOf(limit, subject))
        .execute();
    },
  };
}
