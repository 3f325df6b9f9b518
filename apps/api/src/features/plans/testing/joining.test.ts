import { family } from '#testing/family';
import { planSession } from '#testing/sport/plans';
import type { Person } from '#testing/world';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { familyEndpoints } from '@ribbon/domain/families';
import { commonFaults } from '@ribbon/domain/kernel';
import { type Enrolment, type PlanId, planEndpoints } from '@ribbon/domain/plans';
import { describe, expect, it } from 'vitest';
import {
  club,
  enter,
  firstEvent,
  exit,
  openWorld,
  published,
  see,
  world,
} from './plans.fixture.ts';

const { join, leave } = planEndpoints;

openWorld();

const oneSession = (capacity: number | null) => ({
  weeks: [{ focus: '', sessions: [planSession({ capacity })] }],
});

/** On a slow machine some of a hundred requests get a "try again in a moment", and do so. */
async function insist(person: Person, planId: PlanId): Promise<Enrolment> {
  try {
    return await enter(person, planId);
  } catch (error) {
    if (!commonFaults.unavailable.matches(error)) throw error;
    return insist(person, planId);
  }
}

describe('joining a programme', () => {
  it('enters all its sessions, and leaving gives the places back', async () => {
    const planId = await published();
    const member = await club.member();
    expect(await enter(member, planId)).toEqual({ status: 'joined', going: 2, waiting: 0 });
    expect(await enter(member, planId)).toEqual({ status: 'joined', going: 2, waiting: 0 });
    expect(await see(member, planId)).toMatchObject({
      participants: 1,
      attendees: [{ isSelf: true, status: 'joined' }],
    });
    await exit(member, planId);
    expect(await see(member, planId)).toMatchObject({ participants: 0 });
    const eventId = await firstEvent(planId);
    expect(
      await world.call(member, calendarEndpoints.read, { params: { eventId: eventId } }),
    ).toMatchObject({ counts: { going: 0 } });
  });

  it('gives exactly as many places as there are to a hundred at once, and an ordered list', async () => {
    const planId = await published(oneSession(10));
    const eventId = await firstEvent(planId);
    const people = await Promise.all(Array.from({ length: 100 }, () => club.member()));
    const results = await Promise.all(people.map((person) => insist(person, planId)));
    expect(results.filter(({ going }) => going === 1)).toHaveLength(10);
    expect(results.filter(({ waiting }) => waiting === 1)).toHaveLength(90);
    const events = await Promise.all(
      people.map((person) =>
        world.call(person, calendarEndpoints.read, { params: { eventId: eventId } }),
      ),
    );
    const places = events.flatMap(({ attendees }) => attendees[0]?.position ?? []);
    expect(places.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 90 }, (_, index) => index + 1),
    );
    expect(await see(club.admin, planId)).toMatchObject({ participants: 100 });
  }, 120_000);

  it('moves the first who waits up when somebody leaves', async () => {
    const planId = await published(oneSession(1));
    const [first, second] = [await club.member(), await club.member()];
    await enter(first, planId);
    expect(await enter(second, planId)).toMatchObject({ going: 0, waiting: 1 });
    await exit(first, planId);
    expect(await enter(second, planId)).toMatchObject({ going: 1, waiting: 0 });
  });

  it('is for the ages it says, in the calendar as well', async () => {
    const planId = await published({ ...oneSession(null), ageFrom: 8, ageTo: 12 });
    const member = await club.member();
    const eventId = await firstEvent(planId);
    const input = { params: { planId, userId: member.id } };
    expect(await world.refusal(member, join, input)).toMatchObject({ code: 'eventForOtherAge' });
    expect(
      await world.refusal(member, calendarEndpoints.answer, {
        params: { eventId: eventId, userId: member.id },
        body: { going: true },
      }),
    ).toMatchObject({ code: 'eventForOtherAge' });
  });

  it('waits for the guardian of a child under 13, who decides about all of it at once', async () => {
    const planId = await published();
    const { child, guardian } = await family(world);
    await club.join(child);
    expect(await enter(child, planId)).toEqual({
      status: 'waiting_guardian',
      going: 0,
      waiting: 0,
    });
    expect(await see(club.admin, planId)).toMatchObject({ participants: 0 });
    const { children } = await world.call(guardian, familyEndpoints.overview);
    const items = children[0]?.inbox ?? [];
    expect(items).toMatchObject([{ kind: 'training_plan', content: 'Autumn programme' }]);
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: items[0]?.id as never },
      body: { approve: true },
    });
    expect(await see(guardian, planId)).toMatchObject({
      participants: 1,
      attendees: [{ userId: child.id, status: 'joined' }],
    });
    const input = { params: { planId, userId: child.id } };
    expect(await world.refusal(child, leave, input)).toMatchObject({ code: 'guardianAnswered' });
    await exit(guardian, planId, child);
    expect(await enter(guardian, planId, child)).toMatchObject({ status: 'joined', going: 2 });
  });

  it('ends with the membership', async () => {
    const planId = await published();
    const member = await club.member();
    await enter(member, planId);
    await world.db
      .updateTable('club_memberships')
      .set({ status: 'left', left_at: world.clock(), left_reason: 'left' })
      .where('user_id', '=', member.id)
      .execute();
    const stranger = { params: { planId, userId: member.id } };
    expect(await world.refusal(member, join, stranger)).toMatchObject({ status: 404 });
  });
});
