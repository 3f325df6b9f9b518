import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { type DatabaseOptions, poolSettings } from '#db/database';
import {
  type Position,
  type PositionRow,
  STANDBY_POSITION,
  askedTogether,
  hasReached,
  positionOf,
} from './position.ts';

/** A server that has not answered for so long is left alone. */
const ANSWER_MS = 900;
const LOOK_MS = 1000;
/** A replica on the same network is behind by less, and the primary answers sooner than by more. */
const WAITS_MS = [0, 2, 4, 8];
/** One that was behind is not waited for again by every request. */
const REST_MS = 250;

export type Replica = ReturnType<typeof openReplica>;

/** One standby: its connections, and how far it has come. */
export function openReplica(url: string, options: DatabaseOptions) {
  const sockets = new Set<Socket>();
  const pool = new Pool({ ...poolSettings(url, options), stream: () => kept(new Socket()) });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let known: Position | undefined;
  let restsUntil = 0;

  function kept(socket: Socket): Socket {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    return socket;
  }

  /** Ends what is asked there now: a server that hangs would never answer. */
  function leave(): void {
    known = undefined;
    for (const socket of sockets) socket.destroy();
  }

  const ask = askedTogether(async (): Promise<Position | undefined> => {
    try {
      const question = { text: STANDBY_POSITION, query_timeout: ANSWER_MS };
      const { rows } = await within(ANSWER_MS, pool.query<PositionRow>(question));
      known = rows[0] && positionOf(rows[0]);
    } catch {
      leave();
    }
    return known;
  });

  const watch = setInterval(() => void ask(), LOOK_MS).unref();

  return {
    name: new URL(url).host,
    pool,
    /** Its position when last asked; unknown while it is away, or no standby. */
    position: (): Position | undefined => known,
    look: ask,

    /** Whether it has replayed everything up to there, after a short wait if need be. */
    async reaches(position: Position): Promise<boolean> {
      if (known === undefined || performance.now() < restsUntil) return false;
      if (hasReached(known, position)) return true;
      for (const milliseconds of WAITS_MS) {
        if (milliseconds > 0) await sleep(milliseconds);
        const found = await ask();
        if (found === undefined) return false;
        if (hasReached(found, position)) return true;
      }
      restsUntil = performance.now() + REST_MS;
      return false;
    },

    leave,

    async close(): Promise<void> {
      clearInterval(watch);
      await pool.end();
    },
  };
}

/** The driver counts only from when a statement is sent; to connect may take for ever as well. */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const timeout = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: timeout.signal, ref: false }).then(() => {
    throw new Error('no answer in time');
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    timeout.abort();
    work.catch(() => undefined);
  }
}
