import type { DB } from '#db/schema.generated';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { createHmac } from 'node:crypto';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'sessionSecret'>;
}

interface Count {
  current: number;
  /** Milliseconds until it begins anew. */
  ttl: number;
}

type Callback = (error: Error | null, count?: Count) => void;

/** As many networks are remembered in a process. */
const REMEMBERED = 5000;

/**
 * How often networks call. What an endpoint allows is counted in the database, for all processes together
 * (child-safety rule 31). The brake on all calls keeps one process from being overrun, so each counts its own,
 * and nothing that is only read waits for another statement.
 */
export function networkLimits({ db, clock, config }: Needs): FastifyRateLimitStoreCtor {
  const hashOf = (place: string, network: string): string =>
    createHmac('sha256', config.sessionSecret)
      .update(`network\n${place}\n${network}`)
      .digest('base64url');

  async function count(place: string, network: string, window: number): Promise<Count> {
    const now = clock();
    const endsAt = new Date(now.getTime() + window);
    const { rows } = await sql<{ n: number; endsAt: Date }>`
      insert into network_counts as known (subject_hash, count, ends_at)
      values (${hashOf(place, network)}, 1, ${endsAt})
      on conflict (subject_hash) do update set
        count = case when known.ends_at <= ${now} then 1 else known.count + 1 end,
        ends_at = case when known.ends_at <= ${now} then excluded.ends_at else known.ends_at end
      returning count as n, ends_at as "endsAt"`.execute(db);
    const [row = { n: 1, endsAt }] = rows;
    return { current: row.n, ttl: row.endsAt.getTime() - now.getTime() };
  }

  /** One endpoint. */
  class SharedCounts implements FastifyRateLimitStore {
    readonly #place: string;
    constructor(place: string) {
      this.#place = place;
    }
    incr(network: string, done: Callback, window = 0): void {
      count(this.#place, network, window).then(
        (counted) => done(null, counted),
        (error: Error) => done(error),
      );
    }
    child(): FastifyRateLimitStore {
      return this;
    }
  }

  /** All calls of one process. */
  return class OwnCounts implements FastifyRateLimitStore {
    readonly #known = new Map<string, { n: number; endsAt: number }>();

    incr(network: string, done: Callback, window = 0): void {
      const now = clock().getTime();
      const before = this.#known.get(network);
      const isOver = before === undefined || before.endsAt <= now;
      const counted = isOver ? { n: 1, endsAt: now + window } : { ...before, n: before.n + 1 };
      // The one that called last is the last to be forgotten.
      this.#known.delete(network);
      this.#known.set(network, counted);
      const [oldest] = this.#known.keys();
      if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
      done(null, { current: counted.n, ttl: counted.endsAt - now });
    }

    child(route: object): FastifyRateLimitStore {
      const { method, url } = (route as { routeInfo: Pick<RouteOptions, 'method' | 'url'> })
        .routeInfo;
      return new SharedCounts(`${[method].flat().join(',')} ${url}`);
    }
  };
}
