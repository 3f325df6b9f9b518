import type { DB } from '#db/schema.generated';
import { type Member, can } from '@ribbon/domain/accounts';
import type { Topic } from '@ribbon/domain/kernel';
import type { FastifyInstance } from 'fastify';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { streamConnections } from './connections.ts';
import { catchUp } from './missed.ts';
import type { Sessions } from '../session/session.ts';
import { networkOf } from '../http/limits/visitor-network.ts';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export const REALTIME_CHANNEL = 'ribbon_realtime';
const HEARTBEAT_MS = 25_000;
const CONNECTIONS_PER_ADDRESS = 40;
const CONNECTIONS = 5000;
/** A browser that has not taken so much is asleep; it catches up when it comes back. */
const UNREAD_BYTES = 65_536;

/** The recipients of a change: everybody, the system admins, or one person. */
export type Audience = 'everyone' | 'systemAdmins' | `user:${string}`;

export interface RealtimeChange {
  id: number;
  audience: string;
  topic: string;
}

/** The statement that makes open browsers, of this and every other process, refetch a topic. */
export const invalidation = (audience: Audience, topic: Topic): RawBuilder<unknown> =>
  announced(sql`values (${audience}, ${topic})`);

/** The same for many people. */
export const invalidationFor = (people: RawBuilder<{ id: string }>, topic: Topic) =>
  announced(sql`select 'user:' || person.id, ${topic} from ${people} as person(id)`);

/** Inserts the rows and notifies with the commit. */
const announced = (rows: RawBuilder<unknown>) => sql`
  insert into realtime_events (audience, topic) ${rows}
  returning pg_notify(${REALTIME_CHANNEL},
    json_build_object('id', id, 'audience', audience, 'topic', topic)::text)`;

export async function invalidate(
  tx: Kysely<DB>,
  audience: Audience,
  ...topics: readonly [Topic, ...Topic[]]
): Promise<void> {
  await announced(
    sql`values ${sql.join(topics.map((topic) => sql`(${audience}, ${topic})`))}`,
  ).execute(tx);
}

/** Several at once; the same to the same people is said once. */
export async function invalidateAll(
  tx: Kysely<DB>,
  changes: readonly { audience: Audience; topic: Topic }[],
): Promise<void> {
  const once = new Map(changes.map((change) => [`${change.audience} ${change.topic}`, change]));
  if (once.size === 0) return;
  const all = [...once.values()];
  const [audiences, topics] = [all.map(({ audience }) => audience), all.map(({ topic }) => topic)];
  await announced(sql`select * from unnest(${audiences}::text[], ${topics}::text[])`).execute(tx);
}

/** The same, to many people at once. */
export async function invalidateFor(
  tx: Kysely<DB>,
  userIds: readonly string[],
  topic: Topic,
): Promise<void> {
  if (userIds.length === 0) return;
  await invalidationFor(sql`unnest(${userIds}::text[])`, topic).execute(tx);
}

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  sessions: Pick<Sessions, 'memberOf'>;
  log: { error(details: object, message: string): void };
}

/** The server-sent event stream: its listeners, and the changes they receive. */
export function realtimeHub({ db, clock, sessions, log }: Needs) {
  const streams = new Set<ServerResponse>();
  const byAudience = groups<ServerResponse>();
  const byAddress = groups<ServerResponse>();
  /** The sign-ins behind the streams of people. */
  const guests = streamConnections({ clock, sessions, log, audiencesOf });
  const heartbeat = setInterval(() => {
    for (const stream of streams) write(stream, ': still here\n\n');
    guests.checkEnded();
  }, HEARTBEAT_MS);
  heartbeat.unref();

  /** Listens from now on, until the browser goes. */
  function enter(stream: ServerResponse, address: string, audiences: readonly Audience[]): void {
    streams.add(stream);
    byAddress.add(address, stream);
    for (const audience of audiences) byAudience.add(audience, stream);
    stream.on('close', () => {
      streams.delete(stream);
      byAddress.remove(address, stream);
      for (const audience of audiences) byAudience.remove(audience, stream);
    });
  }

  return {
    count: (): number => streams.size,

    /** Written once for all listeners, without looking anybody up. */
    receive({ id, audience, topic }: RealtimeChange): void {
      const bytes = Buffer.from(`id: ${id}\nevent: changed\ndata: ${JSON.stringify(topic)}\n\n`);
      for (const stream of byAudience.of(audience)) write(stream, bytes);
    },

    /** Changes announced while this process was not listening are unknown: everybody refetches. */
    missedSomething(): void {
      for (const stream of streams) write(stream, EVERYTHING);
      guests.checkAll();
    },

    /** Something about this person's sign-ins is not as it was: a stream ends with the sign-in it was opened by. */
    sessionsChanged: (userId: string): void => guests.check(userId),

    mount(app: FastifyInstance): void {
      app.get('/api/stream', { config: { rateLimit: false } }, async (request, reply) => {
        const network = networkOf(request.ip);
        const isFull =
          streams.size >= CONNECTIONS || byAddress.of(network).size >= CONNECTIONS_PER_ADDRESS;
        if (isFull) return reply.code(503).header('retry-after', '30').send();
        const { cookie } = request.headers;
        const member = await sessions.memberOf(cookie);
        const audiences = audiencesOf(member);
        void reply.hijack();
        const stream = reply.raw;
        // Ends when the connection does: without chunks, one change is one write.
        stream.useChunkedEncodingByDefault = false;
        stream.writeHead(200, {
          ...(reply.getHeaders() as OutgoingHttpHeaders),
          connection: 'close',
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        });
        enter(stream, network, audiences);
        if (member) guests.add(stream, { cookie, member });
        // Received from here on, and what was said before is read from the log: twice is harmless.
        const { last, topics } = await catchUp(db, audiences, request.headers['last-event-id']);
        write(stream, `retry: 3000\nid: ${last}\n\n`);
        for (const topic of topics === 'everything' ? [] : topics) {
          write(stream, `id: ${last}\nevent: changed\ndata: ${JSON.stringify(topic)}\n\n`);
        }
        if (topics === 'everything') write(stream, EVERYTHING);
        return reply;
      });
    },

    close(): void {
      clearInterval(heartbeat);
      for (const stream of streams) stream.end();
    },
  };
}

function audiencesOf(member: Member | undefined): Audience[] {
  const audiences: Audience[] = ['everyone'];
  if (member) audiences.push(`user:${member.id}`);
  if (can(member, 'viewSystemAdmin')) audiences.push('systemAdmins');
  return audiences;
}

const EVERYTHING = 'event: missed\ndata: "everything"\n\n';

function write(stream: ServerResponse, text: string | Buffer): void {
  if (stream.writableLength > UNREAD_BYTES) stream.destroy();
  else stream.write(text);
}

/** Things by a name, without empty groups. */
function groups<Thing>() {
  const found = new Map<string, Set<Thing>>();
  const nobody: ReadonlySet<Thing> = new Set();
  return {
    of: (name: string): ReadonlySet<Thing> => found.get(name) ?? nobody,
    add(name: string, thing: Thing): void {
      found.set(name, (found.get(name) ?? new Set()).add(thing));
    },
    remove(name: string, thing: Thing): void {
      const group = found.get(name);
      group?.delete(thing);
      if (group?.size === 0) found.delete(name);
    },
  };
}
