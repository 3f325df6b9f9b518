import { type TestClub, clubIn } from '#testing/club';
import { family } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { type EventId, calendarEndpoints } from '@ribbon/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { answer, mark, register } = calendarEndpoints;

let world: World;
let club: TestClub;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  club = await clubIn(world);
});
afterAll(() => world.close());

const going = (who: Person, eventId: EventId, about: { id: UserId } = who) =>
  world.call(who, answer, { params: { eventId, userId: about.id }, body: { going: true } });
const lines = (who: Person, eventId: EventId) => world.call(who, register, { params: { eventId } });
const note = (who: Person, eventId: EventId, about: { id: UserId }, attended: boolean | null) =>
  world.call(who, mark, { params: { eventId, userId: about.id }, body: { attended } });
const begin = (eventId: EventId) =>
  world.db
    .updateTable('club_events')
    .set({ starts_at: world.clock() })
    .where('id', '=', eventId)
    .execute();

describe('the register', () => {
  it('names those who go, children too, to admins and confirmed coaches of the club', async () => {
    const { child, guardian } = await family(world);
    await club.join(child);
    const coach = await world.person();
    await club.join(coach, 'coach');
    const member = await club.member();
    const eventId = await club.event({ capacity: 1 });
    await going(guardian, eventId, child);
    await going(member, eventId);
    for (const who of [club.admin, coach]) {
      const { lines: found, isOpen } = await lines(who, eventId);
      expect(isOpen).toBe(false);
      expect(found).toMatchObject([
        { userId: child.id, name: 'Mia Lark Testfield', status: 'going', attended: null },
        { userId: member.id, status: 'waiting_list' },
      ]);
    }
    for (const who of [member, guardian, child]) {
      const refusal = await world.refusal(who, register, { params: { eventId } });
      expect(refusal).toMatchObject({ status: 403 });
    }
  });

  it('opens when the event begins, and remembers who came', async () => {
    const eventId = await club.event();
    const [one, two] = [await club.member(), await club.member()];
    for (const person of [one, two]) await going(person, eventId);
    const input = { params: { eventId, userId: one.id }, body: { attended: true } };
    expect(await world.refusal(club.admin, mark, input)).toMatchObject({
      message: 'The register opens when the event begins.',
    });
    await begin(eventId);
    await note(club.admin, eventId, one, true);
    await note(club.admin, eventId, two, false);
    const { lines: found, isOpen } = await lines(club.admin, eventId);
    expect(isOpen).toBe(true);
    const attended = Object.fromEntries(found.map((line) => [line.userId, line.attended]));
    expect(attended).toEqual({ [one.id]: true, [two.id]: false });
    await note(club.admin, eventId, two, null);
    const again = await lines(club.admin, eventId);
    expect(again.lines.find(({ userId }) => userId === two.id)?.attended).toBeNull();
  });

  it('has no line for somebody who did not say yes', async () => {
    const eventId = await club.event();
    const silent = await club.member();
    await begin(eventId);
    const input = { params: { eventId, userId: silent.id }, body: { attended: true } };
    expect(await world.refusal(club.admin, mark, input)).toMatchObject({ status: 404 });
  });

  it('notes each mark with who made it', async () => {
    const eventId = await club.event();
    const member = await club.member();
    await going(member, eventId);
    await begin(eventId);
    await note(club.admin, eventId, member, true);
    const act = await world.db
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('subject_id', '=', eventId)
      .where('action', '=', 'club_event.attendance_marked')
      .executeTakeFirstOrThrow();
    expect(act).toEqual({
      actor_id: club.admin.id,
      details: { userId: member.id, attended: true },
    });
  });

  it('counts a mark that arrives twice once, and keeps the newest of those that arrive late', async () => {
    const eventId = await club.event();
    const member = await club.member();
    await going(member, eventId);
    await begin(eventId);
    const at = (minutes: number) =>
      new Date(world.clock().getTime() + minutes * 60_000).toISOString();
    const send = (attended: boolean | null, markedAt: string) =>
      world.call(club.admin, mark, {
        params: { eventId, userId: member.id },
        body: { attended, markedAt },
      });
    const marks = () =>
      world.db
        .selectFrom('audit_log')
        .select('details')
        .where('subject_id', '=', eventId)
        .where('action', '=', 'club_event.attendance_marked')
        .execute();
    await send(true, at(-20));
    await send(true, at(-20));
    expect(await marks()).toHaveLength(1);
    await send(null, at(-5));
    await send(false, at(-10));
    expect((await lines(club.admin, eventId)).lines[0]?.attended).toBeNull();
    // A clock that is fast does not keep everybody else's marks away.
    await send(true, at(90));
    await note(club.admin, eventId, member, false);
    expect((await lines(club.admin, eventId)).lines[0]?.attended).toBe(false);
  });

  it('hides people from each other who have blocked each other, whoever began', async () => {
    const eventId = await club.event();
    const [blocker, blocked] = [await club.member(), await club.member()];
    for (const person of [blocker, blocked]) await going(person, eventId);
    await world.db
      .insertInto('blocks')
      .values([
        { blocker_id: blocker.id, blocked_id: club.admin.id },
        { blocker_id: club.admin.id, blocked_id: blocked.id },
      ])
      .execute();
    expect((await lines(club.admin, eventId)).lines).toEqual([]);
    await begin(eventId);
    const input = { params: { eventId, userId: blocker.id }, body: { attended: true } };
    expect(await world.refusal(club.admin, mark, input)).toMatchObject({ status: 404 });
  });

  it('keeps to first name and initial for a minor who has left the club', async () => {
    const teen = await club.member({ birthYear: world.clock().getUTCFullYear() - 15 });
    const eventId = await club.event();
    await going(teen, eventId);
    await begin(eventId);
    const name = async () => (await lines(club.admin, eventId)).lines[0]?.name;
    expect(await name()).toMatch(/^Person Number \d+$/u);
    await world.db
      .updateTable('club_memberships')
      .set({ status: 'left', left_at: world.clock(), left_reason: 'left' })
      .where('user_id', '=', teen.id)
      .execute();
    expect(await name()).toMatch(/^Person \d\.$/u);
  });
});
