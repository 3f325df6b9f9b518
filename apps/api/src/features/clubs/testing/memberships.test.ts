import { addAdmin } from '#testing/club';
import { family } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { ClubId } from '@ribbon/domain/accounts';
import {
  type JoinPolicy,
  MembershipId,
  clubEndpoints,
  manageEndpoints,
} from '@ribbon/domain/clubs';
import { InboxItemId, familyEndpoints } from '@ribbon/domain/families';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { join, leave, memberships } = clubEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

let clubs = 0;
async function club(
  joinPolicy: JoinPolicy = 'open',
  more: { status?: 'listed'; deleted_at?: Date } = {},
) {
  clubs += 1;
  const { id } = await world.db
    .insertInto('clubs')
    .values({
      name: `Club ${String(clubs).padStart(2, '0')}`,
      city: 'Leeds',
      country: 'United Kingdom',
      status: 'approved',
      join_policy: joinPolicy,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { clubId: ClubId.parse(id) };
}

const statusIn = async (who: Person, { clubId }: { clubId: ClubId }) =>
  (await world.call(who, memberships)).memberships.find((one) => one.clubId === clubId)?.status;

const membersCount = async ({ clubId }: { clubId: ClubId }) =>
  (
    await world.db
      .selectFrom('clubs')
      .select('members_count')
      .where('id', '=', clubId)
      .executeTakeFirstOrThrow()
  ).members_count;

/** The club says yes. */
async function confirm(person: Person, { clubId }: { clubId: ClubId }): Promise<void> {
  const admin = await addAdmin(world, clubId, { isMember: false });
  const { id } = await world.db
    .selectFrom('club_memberships')
    .select('id')
    .where('user_id', '=', person.id)
    .where('club_id', '=', clubId)
    .where('status', '<>', 'left')
    .executeTakeFirstOrThrow();
  await world.call(admin, manageEndpoints.confirm, {
    params: { clubId },
    body: { membershipIds: [MembershipId.parse(id)] },
  });
}

describe('joining', () => {
  it('an open club takes an adult at once, and counts them once it has confirmed them', async () => {
    const [person, params] = [await world.person(), await club()];
    expect(await world.call(person, join, { params })).toEqual({ status: 'joined' });
    const { memberships: own } = await world.call(person, memberships);
    expect(own).toMatchObject([
      { ...params, city: 'Leeds', status: 'joined', membershipType: 'member' },
    ]);
    expect(own[0]?.joinedAt).toBeInstanceOf(Date);
    expect(await membersCount(params)).toBe(0);
    await confirm(person, params);
    expect(await membersCount(params)).toBe(1);
  });

  it('a club that decides itself is asked first, and counts nobody meanwhile', async () => {
    const [person, params] = [await world.person(), await club('approval')];
    expect(await world.call(person, join, { params })).toEqual({ status: 'waiting_club' });
    expect(await membersCount(params)).toBe(0);
  });

  it('a club by invitation says so', async () => {
    const [person, params] = [await world.person(), await club('invitation')];
    expect(await world.refusal(person, join, { params })).toMatchObject({
      status: 403,
      message: 'This club is invitation-only. Please ask the club for an invitation.',
    });
    expect(await statusIn(person, params)).toBeUndefined();
  });

  // Else strangers could be in before anybody looks, and see its children once it is run.
  it('in a club that nobody runs everybody waits for somebody who will, however it is set', async () => {
    for (const policy of ['open', 'approval', 'invitation'] as const) {
      const [person, params] = [await world.person(), await club(policy, { status: 'listed' })];
      expect(await world.call(person, join, { params })).toEqual({ status: 'waiting_club' });
    }
  });

  it('a club that is deleted cannot be joined, nor one that does not exist', async () => {
    const person = await world.person();
    const gone = await club('open', { deleted_at: new Date() });
    const nowhere = { clubId: ClubId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c') };
    for (const params of [gone, nowhere]) {
      expect((await world.refusal(person, join, { params })).code).toBe('notFound');
    }
  });

  it('nobody joins twice, also not while waiting', async () => {
    const person = await world.person();
    for (const params of [await club(), await club('approval')]) {
      await world.call(person, join, { params });
      expect(await world.refusal(person, join, { params })).toMatchObject({
        status: 409,
        message: 'You are already a member of this club.',
      });
    }
  });

  it('of two joins at the same moment one goes through', async () => {
    const [person, params] = [await world.person(), await club()];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => world.send(person, join, { params })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
  });
});

describe('leaving', () => {
  it('ends the membership, and coming back begins a new one', async () => {
    const [person, params] = [await world.person(), await club()];
    await world.call(person, join, { params });
    await confirm(person, params);
    await world.call(person, leave, { params });
    expect(await statusIn(person, params)).toBeUndefined();
    expect(await membersCount(params)).toBe(0);
    expect((await world.refusal(person, leave, { params })).code).toBe('notFound');
    expect(await world.call(person, join, { params })).toEqual({ status: 'joined' });
  });

  it('takes a wish back that still waits for the club', async () => {
    const [person, params] = [await world.person(), await club('approval')];
    await world.call(person, join, { params });
    await world.call(person, leave, { params });
    expect(await statusIn(person, params)).toBeUndefined();
  });

  it('leaves everybody else where they are', async () => {
    const [stays, goes, params] = [await world.person(), await world.person(), await club()];
    await world.call(stays, join, { params });
    expect((await world.refusal(goes, leave, { params })).code).toBe('notFound');
    expect(await statusIn(stays, params)).toBe('joined');
  });

  it('ends what a coach may do in that club, and in no other', async () => {
    const [coach, here, there] = [await world.person(), await club(), await club()];
    for (const { clubId } of [here, there]) {
      await world.call(coach, join, { params: { clubId } });
      await world.db
        .insertInto('user_roles')
        .values({ user_id: coach.id, role: 'coach', club_id: clubId })
        .execute();
    }
    await world.call(coach, leave, { params: here });
    const roles = await world.db
      .selectFrom('user_roles')
      .select('club_id')
      .where('user_id', '=', coach.id)
      .where('is_active', '=', true)
      .execute();
    expect(roles).toEqual([{ club_id: there.clubId }]);
  });
});

describe('a child and the guardian', () => {
  const permitted = () => family(world, { permissions: ['join_clubs'] });
  const inbox = async (guardian: Person) =>
    (await world.call(guardian, familyEndpoints.overview)).children.flatMap((child) => child.inbox);
  const decide = async (guardian: Person, approve: boolean) => {
    const [item] = await inbox(guardian);
    const itemId = InboxItemId.parse(item?.id);
    await world.call(guardian, familyEndpoints.decide, { params: { itemId }, body: { approve } });
  };

  it('whose guardian says no to clubs is refused, and nobody is asked', async () => {
    const [{ child, guardian }, params] = [await family(world), await club()];
    expect(await world.refusal(child, join, { params })).toMatchObject({ code: 'guardianSaysNo' });
    expect(await inbox(guardian)).toEqual([]);
  });

  it.each(['open', 'approval'] as const)(
    'waits for the guardian, then for the club, also where it is %s',
    async (policy) => {
      const [{ child, guardian }, params] = [await permitted(), await club(policy)];
      expect(await world.call(child, join, { params })).toEqual({ status: 'waiting_guardian' });
      expect(await membersCount(params)).toBe(0);
      expect(await inbox(guardian)).toMatchObject([{ kind: 'club_join', club: { city: 'Leeds' } }]);
      await decide(guardian, true);
      expect(await statusIn(child, params)).toBe('waiting_club');
      expect(await inbox(guardian)).toEqual([]);
    },
  );

  it('whose guardian belongs to the club is in with the guardian’s yes', async () => {
    const [{ child, guardian }, params] = [await permitted(), await club('approval')];
    await world.call(guardian, join, { params });
    await confirm(guardian, params);
    await world.call(child, join, { params });
    await decide(guardian, true);
    expect(await statusIn(child, params)).toBe('active');
  });

  it('whose guardian declines is out, with the reason on record', async () => {
    const [{ child, guardian }, params] = [await permitted(), await club()];
    await world.call(child, join, { params });
    await decide(guardian, false);
    expect(await statusIn(child, params)).toBeUndefined();
    const row = await world.db
      .selectFrom('club_memberships')
      .select(['status', 'left_reason', 'left_at'])
      .where('user_id', '=', child.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 'left', left_reason: 'declined', left_at: expect.any(Date) });
  });

  it('who thinks better of it leaves nothing to decide', async () => {
    const [{ child, guardian }, params] = [await permitted(), await club()];
    await world.call(child, join, { params });
    await world.call(child, leave, { params });
    expect(await inbox(guardian)).toEqual([]);
  });
});
