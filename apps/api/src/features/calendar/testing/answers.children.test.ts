import { family } from '#testing/family';
import type { Person } from '#testing/world';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { familyEndpoints } from '@ribbon/domain/families';
import { describe, expect, it } from 'vitest';
import { club, openWorld, refusal, say, see, world } from './answers.fixture.ts';

const { list, cancel } = calendarEndpoints;

openWorld();

const inboxOf = async (guardian: Person) =>
  (await world.call(guardian, familyEndpoints.overview)).children[0]?.inbox ?? [];

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
      message: 'Your grown-up has replied to this one. Please ask them to change it.',
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
      message: 'This event has already started.',
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
