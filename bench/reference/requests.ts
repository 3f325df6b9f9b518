import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { BUSY_POST } from '../community/data.ts';
import type { Statement } from '../community/statements.ts';
import type { Call } from '../measurement/load.ts';

export type Role = 'gymnast' | 'parent' | 'admin';

/** A measured request, and what it is divided by. */
export interface Measured {
  readonly name: string;
  readonly as: Role;
  readonly call: Omit<Call, 'cookie'>;
  /** Ribbon's share of the reference's requests per second that is to be reached. */
  readonly goal: number;
  /** A file of this folder with the smallest SQL, or `fastify` for what needs none. */
  readonly reference: string;
  readonly values?: (people: People) => readonly unknown[];
}

type People = Readonly<Record<Role | 'other', string>>;

/** No two of many are the same, so that nothing can be remembered from an earlier one. */
const PIECES = [
  ['lovely', 'beautiful', 'brilliant', 'wonderful', 'splendid', 'joyful', 'graceful'],
  ['routine', 'hoop routine', 'ball routine', 'ribbon routine', 'performance'],
  ['music', 'leotard', 'leaps', 'turns', 'balances', 'first pose', 'finish', 'steps', 'colours'],
  ['throw', 'catch', 'jump', 'spin', 'roll', 'leap', 'turn', 'pose', 'balance', 'wave', 'step'],
] as const;
let reply = 0;
function words(): string {
  reply += 1;
  const [praise, what, part, end] = PIECES.map((some) => some[reply % some.length]);
  return `What a ${praise} ${what}, I like the ${part} and the last ${end}!`;
}
const SPOT = [51.5, -0.12] as const;
const get = (path: string) => ({ method: 'GET', path }) as const;
const own: Measured['values'] = ({ gymnast }) => [gymnast];

/** `people` is asked for once there are some: a profile's address holds an id. */
export const requests = ({ other }: People): readonly Measured[] => [
  {
    name: 'feed',
    as: 'gymnast',
    call: get('/api/feed'),
    goal: 0.5,
    reference: 'feed',
    values: own,
  },
  {
    name: 'post, 100 comments',
    as: 'gymnast',
    call: get(`/api/posts/${BUSY_POST}/comments`),
    goal: 0.5,
    reference: 'comments',
    values: () => [BUSY_POST],
  },
  {
    name: 'directory search',
    as: 'gymnast',
    call: get('/api/profiles?search=petrova'),
    goal: 0.6,
    reference: 'directory',
    values: ({ gymnast }) => ['%petrova%', gymnast],
  },
  {
    name: 'clubs in 50 km',
    as: 'gymnast',
    call: get(`/api/clubs?at=${SPOT.join(',')}`),
    goal: 0.7,
    reference: 'clubs',
    values: () => SPOT,
  },
  {
    name: 'add comment',
    as: 'gymnast',
    call: {
      method: 'POST',
      path: `/api/posts/${BUSY_POST}/comments`,
      body: () => ({ content: words() }),
    },
    goal: 0.4,
    reference: 'add-comment',
    values: ({ gymnast }) => [gymnast, BUSY_POST, words()],
  },
  { name: '/api/me', as: 'gymnast', call: get('/api/me'), goal: 0.6, reference: 'fastify' },
  {
    name: '/api/settings',
    as: 'gymnast',
    call: get('/api/settings'),
    goal: 0.6,
    reference: 'fastify',
  },
  {
    name: 'notifications',
    as: 'gymnast',
    call: get('/api/notifications'),
    goal: 0.4,
    reference: 'notifications',
    values: own,
  },
  {
    name: 'profile',
    as: 'gymnast',
    call: get(`/api/profiles/${other}`),
    goal: 0.4,
    reference: 'profile',
    values: ({ gymnast }) => [gymnast, other],
  },
  {
    name: 'family inbox',
    as: 'parent',
    call: get('/api/family'),
    goal: 0.4,
    reference: 'family',
    values: ({ parent }) => [parent],
  },
  {
    name: 'my clubs',
    as: 'gymnast',
    call: get('/api/clubs/memberships'),
    goal: 0.4,
    reference: 'my-clubs',
    values: own,
  },
  {
    name: 'calendar',
    as: 'gymnast',
    call: get('/api/club-events?when=upcoming'),
    goal: 0.4,
    reference: 'calendar',
    values: own,
  },
  {
    name: 'admin: queue',
    as: 'admin',
    call: get('/api/admin/queue'),
    goal: 0.4,
    reference: 'admin/queue',
  },
  {
    name: 'admin: clubs',
    as: 'admin',
    call: get('/api/admin/clubs'),
    goal: 0.4,
    reference: 'admin/clubs',
  },
  {
    name: 'admin: reports',
    as: 'admin',
    call: get('/api/admin/reports'),
    goal: 0.4,
    reference: 'admin/reports',
  },
];

export const keyOf = ({ method, path }: Measured['call']) => `${method} ${path}`;

/** The ids of the measured accounts, and of an adult whose profile is read. */
export async function peopleIn(pool: pg.Pool): Promise<People> {
  const { rows } = await pool.query<{ who: keyof People; id: string }>(`
    select split_part(email, '@', 1) as who, id from users
    where email in ('gymnast@ribbon.test', 'parent@ribbon.test', 'admin@ribbon.test')
    union all select 'other', id from athlete_profiles where username = 'many3'`);
  return Object.fromEntries(rows.map(({ who, id }) => [who, id])) as unknown as People;
}

/** The bare server's statements for each request: one each, prepared under a name. */
export async function referenceStatements(
  all: readonly Measured[],
  people: People,
): Promise<Record<string, readonly Statement[]>> {
  const found: Record<string, readonly Statement[]> = {};
  for (const { call, reference, values } of all) {
    if (reference === 'fastify') continue;
    const text = await readFile(
      join(import.meta.dirname, 'statements', `${reference}.sql`),
      'utf8',
    );
    // A word is planned for each time, as a name would cost it its index.
    const name = reference === 'directory' ? {} : { name: reference };
    found[keyOf(call)] = [{ text, values: values?.(people) ?? [], ...name }];
  }
  return found;
}
