import { openCompetition } from '#testing/sport/entries';
import { family } from '#testing/family';
import { formatSql } from '#testing/sql/format-sql';
import { postBy } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { seasonAt } from '@ribbon/domain/families';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { monthAt } from './visibility/visibility.ts';

const FOLDER = join(import.meta.dirname, 'statements');

/** Each statement, and a table that tells it from the rest of its request. */
const HOT = {
  feed: 'posts',
  comments: 'comments',
  profile: 'athlete_profiles',
  directory: 'athlete_profiles',
  clubs: 'clubs',
  'family-inbox': 'guardian_inbox_items',
  notifications: 'notifications',
  calendar: 'club_events',
  competitions: 'competitions',
  entries: 'competition_entries',
  reports: 'report_tickets',
  'moderation-queue': 'moderation_queue',
} as const;
type Hot = keyof typeof HOT;

let world: World;
let requests: Record<Hot, [who: Person, path: string]>;

beforeAll(async () => {
  world = await createWorld();
  const member = await world.person({ userType: 'parent' });
  const admin = await world.person({ roles: ['system_admin'] });
  const { guardian, child } = await family(world);
  const post = await postBy(world, member, { visibility: 'public' });
  const { competitionId, categoryId } = await openCompetition(world.db);
  requests = {
    feed: [member, '/feed'],
    comments: [member, `/posts/${post}/comments`],
    profile: [guardian, `/profiles/${child.id}`],
    directory: [member, '/profiles'],
    clubs: [member, '/clubs'],
    'family-inbox': [guardian, '/family'],
    notifications: [member, '/notifications'],
    calendar: [member, '/club-events'],
    competitions: [member, '/competitions'],
    entries: [member, `/competitions/${competitionId}/categories/${categoryId}/entries`],
    reports: [admin, '/admin/reports'],
    'moderation-queue': [admin, '/admin/queue'],
  };
});

afterAll(() => world.close());

/** The longest statement about a table that this request sends to the database. */
async function statementOf(name: Hot): Promise<string> {
  const [{ cookie }, path] = requests[name];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const response = await world.app.inject({ url: `/api${path}`, headers: { cookie } });
  const texts = query.mock.calls.map(([sent]) => (sent as unknown as { text: string }).text);
  query.mockRestore();
  expect(response.statusCode).toBe(200);
  const [longest] = texts
    .filter((text) => text.includes(HOT[name]) && !text.includes('session_id'))
    .toSorted((one, other) => other.length - one.length);
  return withoutDates(longest ?? '');
}

/** Months and seasons are written into some statements; here they read as what they mean. */
function withoutDates(statement: string): string {
  const month = monthAt(world.clock());
  return [18, 16, 13]
    .reduce(
      (text, years) => text.replaceAll(`< ${month - years * 12} `, `< :month_${years}_years_ago `),
      statement,
    )
    .replaceAll(new RegExp(`\\b${month}\\b`, 'gu'), ':month')
    .replaceAll(`'${seasonAt(world.clock())}'`, ':season');
}

it.each(Object.keys(HOT) as Hot[])(
  'runs the statement of statements/%s.sql; "npm run docs" writes it',
  async (name) => {
    await expect(formatSql(await statementOf(name))).toMatchFileSnapshot(
      join(FOLDER, `${name}.sql`),
    );
  },
);

it('keeps no statement that nothing runs', () => {
  expect(readdirSync(FOLDER).map((file) => file.replace('.sql', ''))).toEqual(
    Object.keys(HOT).toSorted(),
  );
});
