import type { DB } from '#db/schema.generated';
import { can } from '@ribbon/domain/accounts';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Sessions } from './session.ts';
import type { ServerResponse } from 'node:http';

export const REALTIME_CHANNEL = 'ribbon_realtime';
const HEARTBEAT_MS = 25_000;
const REPLAY_LIMIT = 200;
const CONNECTIONS_PER_ADDRESS = 40;
const CONNECTIONS = 5000;

/** Whom a change concerns: everybody, those who run the platform, or one person. */
export type Audience = 'everyone' | 'systemAdmins' | `user:${string}`;

interface Listener {
  audiences: ReadonlySet<string>;
  address: string;
  response: ServerResponse;
}

interface Change {
  id: number;
  audience: string;
  topic: string;
}

/** Tells open browsers, of this and every other process, what to read again. */
export async function announce(tx: Kysely<DB>, audience: Audience, topic: string): Promise<void> {
  await sql`
    with change as (
      insert into realtime_events (audience, topic) values (${audience}, ${topic}) returning id)
    select pg_notify(${REALTIME_CHANNEL},
      json_build_object('id', id, 'audience', ${audience}::text, 'topic', ${topic}::text)::text)
    from change`.execute(tx);
}

/** The same, to many people in one go. */
export async function announceTo(
  tx: Kysely<DB>,
  userIds: readonly string[],
  topic: string,
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    with change as (
      insert into realtime_events (audience, topic)
      select 'user:' || id, ${topic} from unnest(${userIds}::text[]) as person(id)
      returning id, audience)
    select pg_notify(${REALTIME_CHANNEL},
      json_build_object('id', id, 'audience', audience, 'topic', ${topic}::text)::text)
    from change`.execute(tx);
}

/** The server-sent event stream: who listens, and what they are told. */
export function realtimeHub({ db, sessions }: { db: Kysely<DB>; sessions: Sessions }) {
  const listeners = new Set<Listener>();
  const heartbeat = setInterval(() => {
    for (const { response } of listeners) response.write(': still here\n\n');
  }, HEARTBEAT_MS);
  heartbeat.unref();

  async function missedBy({ audiences }: Listener, lastSeen: number): Promise<Change[]> {
    return db
      .selectFrom('realtime_events')
      .select(['id', 'audience', 'topic'])
      .where('id', '>', lastSeen)
      .where('audience', 'in', [...audiences])
      .orderBy('id')
      .limit(REPLAY_LIMIT)
      .execute();
  }

  function hasRoom(address: string): boolean {
    const own = [...listeners].filter((listener) => listener.address === address).length;
    return listeners.size < CONNECTIONS && own < CONNECTIONS_PER_ADDRESS;
  }

  return {
    receive(change: Change): void {
      for (const listener of listeners) {
        if (listener.audiences.has(change.audience)) send(listener.response, change);
      }
    },
    mount(app: FastifyInstance): void {
      app.get('/api/stream', { config: { rateLimit: false } }, async (request, reply) => {
        if (!hasRoom(request.ip)) return reply.code(503).header('retry-after', '30').send();
        const member = await sessions.memberOf(request.headers.cookie);
        void reply.hijack();
        const response = reply.raw;
        response.writeHead(200, {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        });
        response.write('retry: 3000\n\n');
        const audiences = new Set<Audience>(['everyone']);
        if (member) audiences.add(`user:${member.id}`);
        if (can(member, 'viewSystemAdmin')) audiences.add('systemAdmins');
        const listener: Listener = { audiences, address: request.ip, response };
        listeners.add(listener);
        response.on('close', () => listeners.delete(listener));
        const lastSeen = Number(request.headers['last-event-id']);
        if (Number.isSafeInteger(lastSeen)) {
          for (const change of await missedBy(listener, lastSeen)) send(response, change);
        }
        return reply;
      });
    },
    close(): void {
      clearInterval(heartbeat);
      for (const { response } of listeners) response.end();
    },
  };
}

function send(response: ServerResponse, { id, topic }: Change): void {
  response.write(`id: ${id}\nevent: changed\ndata: ${JSON.stringify(topic)}\n\n`);
}
