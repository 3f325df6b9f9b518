import { beside } from '#testing/beside';
import { newClub } from '#testing/club';
import { openCompetition } from '#testing/sport/entries';
import { family } from '#testing/family';
import { insertPlan } from '#testing/sport/plans';
import { befriended, postBy } from '#testing/posts';
import { PASSWORD, type Person } from '#testing/world';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { clubEndpoints } from '@ribbon/domain/clubs';
import { commentEndpoints } from '@ribbon/domain/comments';
import { entryEndpoints } from '@ribbon/domain/competitions';
import { InboxKind, Permission, familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { planEndpoints } from '@ribbon/domain/plans';
import { postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { securityEndpoints } from '@ribbon/domain/security';
import { beforeAll, describe, expect, it } from 'vitest';
import { openScene, world } from './content.fixture.ts';

openScene();

type Household = Awaited<ReturnType<typeof beside>>;
const permissions = Permission.options;
let household: Household;
beforeAll(async () => {
  household = await beside(world, permissions);
  for (const permission of permissions) await permit(household, permission, true);
});

const permit = ({ mother, child }: Household, permission: Permission, granted: boolean) =>
  world.call(mother, familyEndpoints.setPermission, {
    params: { childId: child.id, permission },
    body: { granted },
  });

/** A child of the same club, whose guardian lets it do everything. */
async function mate(): Promise<Person> {
  const { child } = await family(world, { permissions, age: 10 });
  await household.club.join(child);
  return child;
}

interface Question {
  /** Makes the question wait. */
  ask(child: Person): Promise<unknown>;
  /** What the guardian reads of it. */
  reads: object;
  /** Its beginning in the guardian's notification. */
  quote?: string;
  /** The permission that lets the child ask. */
  permission?: Permission;
}

const text = 'My first clean routine';
const QUESTIONS: Readonly<Record<InboxKind, Question>> = {
  post: {
    ask: (child) =>
      world.call(child, postEndpoints.create, {
        body: { content: text, visibility: 'friends', media: [] },
      }),
    reads: { content: text, media: [], person: null, club: null, event: null, entry: null },
    quote: text,
    permission: 'create_posts',
  },
  comment: {
    async ask(child) {
      const friend = await mate();
      await befriended(world, child, friend);
      const postId = await postBy(world, friend, { visibility: 'friends' });
      await world.call(child, commentEndpoints.add, {
        params: { postId },
        body: { content: text },
      });
    },
    reads: { content: text, media: [] },
    quote: text,
    permission: 'comment',
  },
  friend_request: {
    async ask(child) {
      const { id: userId } = await mate();
      await world.call(child, friendEndpoints.request, { body: { userId } });
    },
    reads: {
      content: null,
      person: { sentByChild: true, guardian: { verifiedAt: expect.any(Date) } },
    },
    permission: 'add_friends',
  },
  club_join: {
    async ask(child) {
      const clubId = await newClub(world, { name: 'Quiet Hall', join_policy: 'approval' });
      await world.call(child, clubEndpoints.join, { params: { clubId } });
    },
    reads: { content: null, club: { name: 'Quiet Hall', city: expect.any(String) } },
    permission: 'join_clubs',
  },
  event_rsvp: {
    async ask(child) {
      const eventId = await household.club.event({ title: 'Gala', location: 'Hall 2' });
      const params = { eventId, userId: child.id };
      await world.call(child, calendarEndpoints.answer, { params, body: { going: true } });
    },
    reads: {
      club: { name: 'Larkspur Rhythmic' },
      event: { title: 'Gala', location: 'Hall 2', startsAt: expect.any(Date) },
    },
    permission: 'join_clubs',
  },
  training_plan: {
    async ask(child) {
      const { planId } = await insertPlan(world, household.club.id, { status: 'published' });
      const params = { planId, userId: child.id };
      await world.call(child, planEndpoints.join, { params });
    },
    reads: { content: 'Plan', club: { name: 'Larkspur Rhythmic' }, event: null },
    permission: 'join_clubs',
  },
  competition_entry: {
    async ask(child) {
      const { competitionId, categoryId } = await openCompetition(world.db);
      const body = { categoryId, entries: [{ userId: child.id, clubId: null }] };
      await world.call(child, entryEndpoints.enter, { params: { competitionId }, body });
    },
    reads: {
      content: null,
      club: null,
      event: { title: 'Silver Hoop Open', startsAt: expect.any(Date) },
      entry: { organizer: 'Silver Hoop Gymnastics', categories: [expect.any(String)] },
    },
    permission: 'join_challenges',
  },
  email_change: {
    ask: (child) =>
      world.call(child, securityEndpoints.changeEmail, {
        body: { email: 'moved@people.ribbon.test', password: PASSWORD },
      }),
    reads: { content: 'moved@people.ribbon.test' },
  },
  correction: {
    async ask(child) {
      const year = world.clock().getUTCFullYear() - 9;
      const { id } = await world.db
        .insertInto('corrections')
        .values({
          user_id: child.id,
          full_name: 'Pip Small',
          birth_month: 1,
          birth_year: year,
          made_by: 'admin',
          state: 'waiting',
          created_at: world.clock(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await world.db
        .insertInto('guardian_inbox_items')
        .values({ child_id: child.id, correction_id: id, created_at: world.clock() })
        .execute();
    },
    reads: { content: expect.stringMatching(/^Pip Small, born in January \d{4}$/u) },
  },
  bio: {
    async ask(child) {
      const { fullName } = await world.call(child, profileEndpoints.own);
      const none = { age: null, specialties: '', achievements: '', instagram: '', youtube: '' };
      await world.call(child, profileEndpoints.edit, {
        body: { ...none, tiktok: '', fullName, country: 'United Kingdom', bio: text } as never,
      });
    },
    reads: { content: text },
  },
};

const waiting = async (kind: InboxKind) => {
  const { children } = await world.call(household.mother, familyEndpoints.overview);
  return children[0]?.inbox.filter((item) => item.kind === kind) ?? [];
};

describe.each(InboxKind.options)('a %s of a child', (kind) => {
  const { ask, reads, quote = null } = QUESTIONS[kind];

  it('is quoted to the guardian, who decides', async () => {
    const { child, mother } = household;
    await ask(child);
    const [item] = await waiting(kind);
    expect(item).toMatchObject(reads);
    await world.worker.run();
    const list = await world.call(mother, notificationEndpoints.list, { query: {} });
    const newest = list.notifications.find(({ type }) => type === 'family_decision_needed');
    expect(newest?.quote ?? null).toBe(quote);
    const params = { itemId: item?.id ?? ('' as never) };
    await world.call(mother, familyEndpoints.decide, { params, body: { approve: false } });
    expect(await waiting(kind)).toEqual([]);
  });
});

const permitted = InboxKind.options.flatMap((kind) => {
  const { permission } = QUESTIONS[kind];
  return permission === undefined ? [] : [[kind, permission] as const];
});

it.each(permitted)(
  'a %s waits no longer once the permission to %s is taken back',
  async (kind, permission) => {
    await QUESTIONS[kind].ask(household.child);
    expect(await waiting(kind)).toHaveLength(1);
    await permit(household, permission, false);
    expect(await waiting(kind)).toEqual([]);
    await permit(household, permission, true);
  },
);
