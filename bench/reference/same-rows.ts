import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import type { Contenders } from '../community/servers.ts';
import { keyOf } from './requests.ts';

/** JSON of two writers, read by name only. */
interface Json {
  readonly [name: string]: Json | undefined;
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const of =
  (list: string, ...names: readonly string[]) =>
  (answer: Json): unknown[][] =>
    listOf(answer[list]).map((one) => names.map((name) => one[name]));

/** What of an answer must be the same in the reference: which rows there are, and their figures. */
const SAME: Readonly<Record<string, (answer: Json) => unknown>> = {
  feed: of('posts', 'id', 'likes', 'comments', 'isLiked'),
  comments: of('comments', 'id', 'content'),
  directory: of('people', 'id', 'followers', 'achievements'),
  clubs: (answer) => [
    answer.total,
    of('clubs', 'id', 'distanceKm')(answer),
    listOf(answer.points).length,
  ],
  'add-comment': ({ comment }) => [[comment?.author?.id, comment?.state]],
  notifications: of('notifications', 'id', 'read', 'quote'),
  profile: ({ profile }) => [[profile?.id, profile?.stats]],
  family: ({ children }) =>
    listOf(children).map((one) => [
      one.id,
      one.myRole,
      listOf(one.guardians)
        .map(({ id }) => JSON.stringify(id))
        .toSorted(),
    ]),
  'my-clubs': of('memberships', 'clubId', 'status', 'membersCount'),
  calendar: of('events', 'id', 'status', 'capacity'),
  'admin/queue': of('items', 'id', 'kind', 'priority'),
  'admin/clubs': of('clubs', 'id', 'membersCount', 'version'),
  'admin/reports': of('tickets', 'id', 'reportsCount', 'status'),
};

/** Lists are JSON texts in the columns of the reference's one row. */
const parsed = (row: Record<string, unknown>): Json =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && /^[[{]/u.test(value) ? JSON.parse(value) : value,
    ]),
  );

/** An answer that is one thing has no name of its own. */
const named = (reference: string, answer: Json): Json => {
  if (reference === 'profile') return { profile: answer };
  return reference === 'add-comment' ? { comment: answer } : answer;
};

/** Both ask for one row more than they show, to know of a next page; the reference leaves it in. */
function firstOf(rows: unknown, shown: unknown): unknown {
  return Array.isArray(rows) && Array.isArray(shown) && rows.length === shown.length + 1
    ? rows.slice(0, -1)
    : rows;
}

/** Refuses to measure against a reference that returns other rows or figures than Ribbon does. */
export async function checkSameRows(
  { requests, references }: Contenders,
  databaseUrl: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { name, call, reference, answer } of requests) {
      const same = SAME[reference];
      const [statement] = references[keyOf(call)] ?? [];
      if (same === undefined || statement === undefined) continue;
      await client.query('begin');
      const { rows } = await client.query(statement.text, [...statement.values]);
      // What it writes was only to be looked at.
      await client.query('rollback');
      const ours = same(named(reference, JSON.parse(answer)));
      const its = firstOf(same(parsed(rows[0])), ours);
      if (isDeepStrictEqual(ours, its)) continue;
      throw new Error(
        `${name}: the reference returns other rows.\nRibbon:    ${JSON.stringify(ours)}\nreference: ${JSON.stringify(its)}`,
      );
    }
  } finally {
    await client.end();
  }
}
