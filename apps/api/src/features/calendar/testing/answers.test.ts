import { addAdmin, enrol, eventDetails } from '#testing/club';
import { family } from '#testing/family';
import { clubAdminEndpoints, clubEndpoints, manageEndpoints } from '@ribbon/domain/clubs';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { describe, expect, it } from 'vitest';
import { club, openWorld, refusal, say, see, world } from './answers.fixture.ts';

const { change } = calendarEndpoints;

openWorld();

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

  it('is offered what is for the own age, whether it comes from a plan or not', async () => {
    const eventId = await club.event({ level: 'beginner', ageFrom: 8, ageTo: 12 });
    const { child, guardian } = await family(world);
    await club.join(child);
    const adult = await club.member();
    expect(await see(adult, eventId)).toMatchObject({
      level: 'beginner',
      ageFrom: 8,
      ageTo: 12,
      attendees: [{ isRightAge: false }],
    });
    expect(await refusal(adult, eventId, true)).toMatchObject({
      message: 'This is for a different age group.',
    });
    expect((await see(guardian, eventId)).attendees).toMatchObject([{ isRightAge: true }]);
    expect(await say(guardian, eventId, true, child)).toMatchObject({ status: 'going' });
    // What is not said is not changed.
    const body = { ...eventDetails({ in: world.clock(), days: 7 }), version: 1 };
    await world.call(club.admin, change, { params: { eventId }, body: { ...body, scope: 'this' } });
    expect(await see(adult, eventId)).toMatchObject({ level: 'beginner', ageFrom: 8 });
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
      message: 'This event has already started.',
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
          message: '2 people are already going, so you can’t offer fewer places than that.',
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
      body: { reason: 'Has left' },
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
