import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';

const EVENTS = 150;
export const PLACES = 6;

/** The database as an auditor sees it: past the product, at the primary. */
export function openBooks(url: string) {
  /** A connection for each question, and again until the primary has answered: it may have moved. */
  async function ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    for (let tries = 1; ; tries += 1) {
      const client = new pg.Client({ connectionString: url, query_timeout: 20_000 });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return (await client.query<Row>(text, values)).rows;
      } catch (error) {
        if (tries === 30) throw error;
        await sleep(1000);
      } finally {
        await client.end().catch(() => undefined);
      }
    }
  }
  const one = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row> => {
    const [row] = await ask<Row>(text, values);
    if (row === undefined) throw new Error(`No row: ${text}`);
    return row;
  };

  return {
    openClub: async (): Promise<string> =>
      (
        await one<{ id: string }>(
          `insert into clubs (name, city, country, status)
           values ('Larkspur Rhythmic', 'Leeds', 'United Kingdom', 'approved') returning id`,
        )
      ).id,

    idOf: async (email: string): Promise<string> =>
      (await one<{ id: string }>('select id from users where email = $1', [email])).id,

    /** Events with fewer places than people who want one, in a club that takes everybody in. */
    async openEvents(clubId: string): Promise<string[]> {
      await ask(`update club_memberships set status = 'active' where club_id = $1`, [clubId]);
      const events = await ask<{ id: string }>(
        `insert into club_events (club_id, title, starts_at, ends_at, capacity)
           select $1, 'Drill ' || n, now() + interval '20 days' + n * interval '1 hour',
             now() + interval '20 days' + (n + 1) * interval '1 hour', $2
           from generate_series(1, $3::int) n returning id`,
        [clubId, PLACES, EVENTS],
      );
      return events.map(({ id }) => id);
    },

    /** Of these texts, those that are not there. */
    async missing(kind: 'session' | 'post' | 'sign-up', keys: readonly string[]) {
      const columns = {
        session: ['training_sessions', 'notes'],
        post: ['posts', 'content'],
        'sign-up': ['sign_ups', 'email'],
      } as const;
      const [table, column] = columns[kind];
      const there = await ask<{ key: string }>(
        `select ${column} as key from ${table} where ${column} = any($1::text[])`,
        [keys],
      );
      const found = new Set(there.map(({ key }) => key));
      return keys.filter((key) => !found.has(key));
    },

    /** Of these answers ("event person"), those that are not there. */
    async missingAnswers(keys: readonly string[]) {
      const there = await ask<{ key: string }>(
        `select event_id || ' ' || user_id as key from club_event_rsvps`,
      );
      const found = new Set(there.map(({ key }) => key));
      return keys.filter((key) => !found.has(key));
    },

    /** Texts that one request wrote twice, events with more people than places, and wrong counters. */
    given: async (): Promise<{ twice: number; over: number; wrong: number }> =>
      one(
        `select
          ((select count(*) from (select notes from training_sessions where notes like 'drill %'
              group by notes having count(*) > 1) as session)
           + (select count(*) from (select content from posts where content like 'Drill %'
              group by content having count(*) > 1) as post)
           + (select count(*) from (select event_id, user_id from club_event_rsvps
              group by 1, 2 having count(*) > 1) as answer))::int as twice,
          (select count(*)::int from (select event_id from club_event_rsvps where status = 'going'
             group by event_id having count(*) > ${PLACES}) as event) as over,
          (select count(*)::int from club_events event where going_count <>
             (select count(*) from club_event_rsvps answer
              where answer.event_id = event.id and status = 'going')) as wrong`,
      ),

    /** Deliveries that are still to come, and those that were given up. */
    deliveries: async (): Promise<{ waiting: number; failed: number }> =>
      one(
        `select count(*) filter (where processed_at is null and failed_at is null)::int as waiting,
                count(*) filter (where failed_at is not null)::int as failed from outbox_events`,
      ),
  };
}

export type Books = ReturnType<typeof openBooks>;
