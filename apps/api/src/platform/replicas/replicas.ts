import { type Kysely, sql } from 'kysely';
import { troubleIn } from '../trouble.ts';
import type { DatabaseOptions } from '#db/database';
import type { DB } from '#db/schema.generated';
import { readingFrom } from '#db/place-to-read';
import { PRIMARY_POSITION, type PositionRow, askedTogether, positionOf } from './position.ts';
import { type Replica, openReplica } from './replica.ts';

export type Replicas = ReturnType<typeof openReplicas>;

/** A statement that takes too long here takes too long there, and the primary has enough to do. */
const TOOK_TOO_LONG = '57014';

/**
 * Standbys that answer what is only read. One is asked only once it has replayed everything that was
 * acknowledged when the request came: nobody misses what they just saved, and nobody sees what was
 * hidden, withdrawn or blocked before they asked.
 */
export function openReplicas(
  { db, urls }: { db: Kysely<DB>; urls: readonly string[] },
  options: DatabaseOptions,
) {
  const replicas = urls.map((url) => openReplica(url, options));
  const served = { replica: 0, primary: 0 };
  let turn = 0;
  const primaryPosition = askedTogether(async () => {
    const { rows } = await sql.raw<PositionRow>(PRIMARY_POSITION).execute(db);
    return rows[0] && positionOf(rows[0]);
  });

  async function choose(): Promise<Replica | undefined> {
    const there = replicas.filter((replica) => replica.position() !== undefined);
    if (there.length === 0) return undefined;
    const position = await primaryPosition();
    if (position === undefined) return undefined;
    turn += 1;
    for (let at = 0; at < there.length; at += 1) {
      const replica = there[(turn + at) % there.length];
      if (await replica?.reaches(position)) return replica;
    }
    return undefined;
  }

  return {
    /** Reads from a replica that is up to date; from the primary where there is none, or it fails. */
    async read<Result>(act: () => Result | Promise<Result>): Promise<Result> {
      const replica = await choose();
      if (replica !== undefined) {
        try {
          const result = await readingFrom(replica.pool, act);
          served.replica += 1;
          return result;
        } catch (error) {
          const trouble = troubleIn(error);
          if (trouble === undefined || (error as { code?: string }).code === TOOK_TOO_LONG)
            throw error;
          if (trouble.kind === 'away') replica.leave();
        }
      }
      served.primary += 1;
      return act();
    },

    /** Finds out which of them are there. */
    look: () => Promise.all(replicas.map((replica) => replica.look())),

    /** How many reads were answered where, since the start. */
    served: (): Readonly<typeof served> => ({ ...served }),

    /** Bytes of the log that each has still to replay; those that are away have no entry. */
    async lag(): Promise<Record<string, number>> {
      const [position] = await Promise.all([
        primaryPosition(),
        ...replicas.map(({ look }) => look()),
      ]);
      const known = replicas.flatMap((replica) => {
        const at = replica.position();
        if (at === undefined || position === undefined) return [];
        return [
          [replica.name, Number(position.lsn > at.lsn ? position.lsn - at.lsn : 0n)] as const,
        ];
      });
      return Object.fromEntries(known);
    },

    count: (): number => replicas.filter((replica) => replica.position() !== undefined).length,

    close: async (): Promise<void> => {
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
