import { type TestClub, addAdmin, clubIn, enrol, eventDetails } from '#testing/club';
import { family } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { clubAdminEndpoints, clubEndpoints, manageEndpoints } from '@ribbon/domain/clubs';
import { type EventId, calendarEndpoints } from '@ribbon/domain/calendar';
import { familyEndpoints } from '@ribbon/domain/families';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { answer, change, list, read, cancel } = calendarEndpoints;

let world: World;
let club: TestClub;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  club = await clubIn(world);
});
afterAll(() => world.close());

const say = (who: Person, eventId: EventId, going: boolean, about: { id: UserId } = who) =>
  world.call(who, answer, { params: { eventId, userId: about.id }, body: { going } });
const refusal = (who: Person, eventId: EventId, going: boolean, about: { id: UserId } = who) =>
  world.refusal(who, answer, { params: { eventId, userId: about.id }, body: { going } });
const see = (who: Person, eventId: EventId) => world.call(who, read, { params: { eventId } });
const inboxOf = async (guardian: Person) =>
  (await world.call(guardian, familyEndpoints.overview)).children[0]?.inbox ?? [];

describe('a member', () => {
  it('says yes, thinks again, and says yes again', async () => {
    const eventId = await club.event();
    const member = await club.member();
    expect(await see(member, eventId)).toMatchObject({
      attendees: [{ userId: member.id, isSelf: true, status: null, canAnswer: true }],
    });
    expect(await say(member, eventId, true)).toEqual({ status: 'going', position: null });
    expect(await say(member, eventId, false)).toEqual({ status: 'declined', position: null });
    expect(await say(member, eventId, true)).toEqual({ status: 'going', position: null });
    expect(await see(member, eventId)).toMatchObject({
      counts: { going: 1, waiting: 0 },
      attendees: [{ status: 'going' }],
    });
  });

  it('cannot answer for another member, nor once it has begun', async () => {
    const eventId = await club.event();
    const [member, other] = [await club.member(), await club.member()];
    expect(await refusal(member, eventId, true, other)).toMatchObject({ status: 404 });
    expect(await refusal(club.admin, eventId, true, other)).toMatchObject({ status: 404 });
    await world.db
      .updateTable('club_events')
      .set({ starts_at: world.clock() })
      .where('id', '=', eventId)
      .execute();
    expect(await refusal(member, eventId, true)).toMatchObject({
      message: 'This event has already begun.',
    });
  });

  it('of 14 answers alone, and a guardian has no say in it', async () => {
    const { child: teen, guardian } = await family(world, { age: 12 });
    const year = world.clock().getUTCFullYear();
    await world.db
      .updateTable('athlete_profiles')
      .set({ birth_year: year - 15 })
      .where('id', '=', teen.id)
      .execute();
    await club.join(teen);
    const eventId = await club.event();
    expect(await say(teen, eventId, true)).toMatchObject({ status: 'going' });
    expect(await refusal(guardian, eventId, false, teen)).toMatchObject({ status: 404 });
  });
});

describe('a full event', () => {
  it('has a waiting list, and whoever leaves makes room for the first on it', async () => {
    const eventId = await club.event({ capacity: 1 });
    const [first, second, third] = [await club.member(), await club.member(), await club.member()];
    expect(await say(first, eventId, true)).toEqual({ status: 'going', position: null });
    expect(await say(second, eventId, true)).toEqual({ status: 'waiting_list', position: 1 });
    expect(await say(third, eventId, true)).toEqual({ status: 'waiting_list', position: 2 });
    expect(await see(third, eventId)).toMatchObject({
      isFull: true,
      counts: { going: 1, waiting: 2 },
    });
    await say(first, eventId, false);
    expect((await see(second, eventId)).attendees[0]).toMatchObject({ status: 'going' });
    expect((await see(third, eventId)).attendees[0]).toMatchObject({ position: 1 });
    const [mail] = await world.mailsTo(second.email);
    expect(mail?.subject).toBe('You have a place: Hoop training');
    expect(await world.mailsTo(third.email)).toEqual([]);
  });

  it('puts whoever left the list and comes back at its end', async () => {
    const eventId = await club.event({ capacity: 1 });
    const [first, second, third] = [await club.member(), await club.member(), await club.member()];
    for (const person of [first, second, third]) await say(person, eventId, true);
    await say(second, eventId, false);
    expect(await say(second, eventId, true)).toEqual({ status: 'waiting_list', position: 2 });
    await say(first, eventId, false);
    expect((await see(third, eventId)).attendees[0]).toMatchObject({ status: 'going' });
  });

  it('with more places moves people up; with fewer than are going it is refused', async () => {
    const eventId = await club.event({ capacity: 1 });
    const people = [await club.member(), await club.member(), await club.member()];
    for (const person of people) await say(person, eventId, true);
    const form = async (capacity: number | null) => {
      const { version } = await see(club.admin, eventId);
      const details = eventDetails({ in: world.clock(), days: 7 }, { capacity });
      return { params: { eventId }, body: { ...details, version, scope: 'this' as const } };
    };
    await world.call(club.admin, change, await form(2));
    expect(await see(club.admin, eventId)).toMatchObject({ counts: { going: 2, waiting: 1 } });
    const refused = await world.refusal(club.admin, change, await form(1));
    expect(refused).toMatchObject({
      code: 'capacityTooLow',
      issues: [
        {
          path: 'capacity',
          message: '2 people are going already. There cannot be fewer places than that.',
        },
      ],
    });
    await world.call(club.admin, change, await form(null));
    expect(await see(club.admin, eventId)).toMatchObject({ counts: { going: 3, waiting: 0 } });
  });

  it('gets its places back when somebody leaves the club', async () => {
    const eventId = await club.event({ capacity: 1 });
    const [first, second] = [await club.member(), await club.member()];
    await say(first, eventId, true);
    await say(second, eventId, true);
    await world.call(first, clubEndpoints.leave, { params: { clubId: club.id } });
    expect((await see(second, eventId)).attendees[0]).toMatchObject({ status: 'going' });
  });

  it('gets its places back when those who run the club remove a member', async () => {
    const eventId = await club.event({ capacity: 1 });
    const [removed, second] = [await world.person(), await club.member()];
    const membershipId = await enrol(world, club.id, removed);
    await say(removed, eventId, true);
    await say(second, eventId, true);
    await world.call(club.admin, manageEndpoints.removeMember, {
      params: { clubId: club.id, membershipId },
    });
    expect((await see(second, eventId)).attendees[0]).toMatchObject({ status: 'going' });
    expect(await see(second, eventId)).toMatchObject({ counts: { going: 1, waiting: 0 } });
    const [mail] = await world.mailsTo(second.email);
    expect(mail?.subject).toBe('You have a place: Hoop training');
  });

  it('gets its places back when somebody who runs the club is removed by a system admin', async () => {
    const eventId = await club.event({ capacity: 1 });
    const [removed, second] = [await addAdmin(world, club.id), await club.member()];
    await say(removed, eventId, true);
    await say(second, eventId, true);
    const system = await world.person({ roles: ['system_admin'] });
    await world.call(system, clubAdminEndpoints.removeAdmin, {
      params: { clubId: club.id, userId: removed.id },
    });
    expect((await see(second, eventId)).attendees[0]).toMatchObject({ status: 'going' });
  });

  it('gets its places back when an account is erased or a member is gone by another way', async () => {
    const eventId = await club.event({ capacity: 2 });
    const [erased, removed, third, fourth] = [
      await club.member(),
      await club.member(),
      await club.member(),
      await club.member(),
    ];
    for (const person of [erased, removed, third, fourth]) await say(person, eventId, true);
    await world.db.deleteFrom('users').where('id', '=', erased.id).execute();
    await world.db
      .updateTable('club_memberships')
      .set({ status: 'left', left_at: world.clock(), left_reason: 'removed' })
      .where('user_id', '=', removed.id)
      .execute();
    await world.housekeeper.run();
    for (const person of [third, fourth]) {
      expect((await see(person, eventId)).attendees[0]).toMatchObject({ status: 'going' });
      expect(await world.mailsTo(person.email)).toHaveLength(1);
    }
    expect(await see(third, eventId)).toMatchObject({ counts: { going: 2, waiting: 0 } });
  });
});

describe('a child under 13', () => {
  const withChild = async () => {
    const home = await family(world);
    await club.join(home.child);
    return home;
  };

  it('has its guardian answer, who need not be a member', async () => {
    const { child, guardian } = await withChild();
    const eventId = await club.event();
    const { events } = await world.call(guardian, list, { query: {} });
    expect(events).toMatchObject([
      {
        id: eventId,
        attendees: [
          { userId: child.id, name: 'Mia', isSelf: false, canAnswer: true, status: null },
        ],
      },
    ]);
    expect(await say(guardian, eventId, true, child)).toMatchObject({ status: 'going' });
    expect((await see(child, eventId)).attendees[0]).toMatchObject({ status: 'going' });
    expect(await refusal(guardian, eventId, true)).toMatchObject({ status: 403 });
  });

  it('has a wish, which waits in the family’s inbox and takes no place before the yes', async () => {
    const { child, guardian } = await withChild();
    const eventId = await club.event({ capacity: 1 });
    expect(await say(child, eventId, true)).toEqual({ status: 'waiting_guardian', position: null });
    expect(await say(child, eventId, true)).toMatchObject({ status: 'waiting_guardian' });
    expect(await see(guardian, eventId)).toMatchObject({ counts: { going: 0 } });
    const [item, ...rest] = await inboxOf(guardian);
    expect(rest).toEqual([]);
    expect(item).toMatchObject({
      kind: 'event_rsvp',
      club: { name: 'Larkspur Rhythmic' },
      event: { title: 'Hoop training', location: 'Hall 2' },
    });
    const [mail] = await world.mailsTo(guardian.email);
    expect(mail?.text).toContain('a club event');
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: item?.id as never },
      body: { approve: true },
    });
    expect((await see(child, eventId)).attendees[0]).toMatchObject({ status: 'going' });
    const row = await world.db
      .selectFrom('club_event_rsvps')
      .select('answered_by')
      .where('user_id', '=', child.id)
      .executeTakeFirstOrThrow();
    expect(row.answered_by).toBe(guardian.id);
    expect(await refusal(child, eventId, false)).toMatchObject({
      message: 'Your grown-up has answered this one. Please ask them to change it.',
    });
  });

  it('goes to the waiting list when the place is gone by the time of the yes', async () => {
    const { child, guardian } = await withChild();
    const eventId = await club.event({ capacity: 1 });
    await say(child, eventId, true);
    await say(await club.member(), eventId, true);
    const [item] = await inboxOf(guardian);
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: item?.id as never },
      body: { approve: true },
    });
    expect((await see(guardian, eventId)).attendees[0]).toMatchObject({
      status: 'waiting_list',
      position: 1,
    });
  });

  it('can be told no, take the wish back, and have it answered on the event’s own page', async () => {
    const { child, guardian } = await withChild();
    const eventId = await club.event();
    await say(child, eventId, true);
    const [item] = await inboxOf(guardian);
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: item?.id as never },
      body: { approve: false },
    });
    expect((await see(child, eventId)).attendees[0]).toMatchObject({ status: 'declined' });

    await say(child, eventId, true);
    await say(child, eventId, false);
    expect(await inboxOf(guardian)).toEqual([]);

    await say(child, eventId, true);
    expect(await inboxOf(guardian)).toHaveLength(1);
    await say(guardian, eventId, true, child);
    expect(await inboxOf(guardian)).toEqual([]);
    const decided = await world.db
      .selectFrom('guardian_inbox_items')
      .select('status')
      .where('child_id', '=', child.id)
      .orderBy('created_at')
      .execute();
    expect(decided.map(({ status }) => status)).toEqual(['declined', 'cancelled', 'approved']);
  });

  it('asks for nothing any more when the event is cancelled or has begun', async () => {
    const { child, guardian } = await withChild();
    const [gone, begun] = [await club.event(), await club.event()];
    await say(child, gone, true);
    await say(child, begun, true);
    await world.call(club.admin, cancel, {
      params: { eventId: gone },
      body: { version: 1, scope: 'this' },
    });
    const [item, ...others] = await inboxOf(guardian);
    expect(others).toEqual([]);
    await world.db
      .updateTable('club_events')
      .set({ starts_at: world.clock() })
      .where('id', '=', begun)
      .execute();
    const decide = (approve: boolean) => ({
      params: { itemId: item?.id as never },
      body: { approve },
    });
    expect(await world.refusal(guardian, familyEndpoints.decide, decide(true))).toMatchObject({
      message: 'This event has already begun.',
    });
    await world.call(guardian, familyEndpoints.decide, decide(false));
    expect(await inboxOf(guardian)).toEqual([]);
    const subjects = async (who: Person) =>
      (await world.mailsTo(who.email)).map(({ subject }) => subject);
    expect(await subjects(guardian)).toContain('Cancelled: Hoop training');
    expect(await subjects(child)).not.toContain('Cancelled: Hoop training');
  });

  it('is not asked about any more once the event has begun without a word', async () => {
    const { child, guardian } = await withChild();
    const [late, early] = [await club.event(), await club.event()];
    await say(child, late, true);
    await say(child, early, true);
    await world.db
      .updateTable('club_events')
      .set({ starts_at: world.clock() })
      .where('id', '=', late)
      .execute();
    await world.housekeeper.run();
    expect(await inboxOf(guardian)).toHaveLength(1);
    expect((await see(child, late)).attendees[0]).toMatchObject({ status: 'declined' });
    expect((await see(child, early)).attendees[0]).toMatchObject({ status: 'waiting_guardian' });
  });

  it('sees no counts', async () => {
    const { child } = await withChild();
    const eventId = await club.event({ capacity: 1 });
    expect(await see(child, eventId)).toMatchObject({ counts: null, isFull: false });
  });

  it('of a guardian who only looks is seen, and answered by another', async () => {
    const { child } = await withChild();
    const aunt = await world.person();
    await world.db
      .insertInto('parental_relationships')
      .values({ parent_id: aunt.id, child_id: child.id, role: 'view_only' })
      .execute();
    const eventId = await club.event();
    expect((await see(aunt, eventId)).attendees[0]).toMatchObject({ canAnswer: false });
    expect(await refusal(aunt, eventId, true, child)).toMatchObject({ status: 403 });
  });
});
