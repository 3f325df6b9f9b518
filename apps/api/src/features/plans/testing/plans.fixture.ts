import { type TestClub, clubIn } from '#testing/club';
import { planDraft } from '#testing/sport/plans';
import { type Person, type World, createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { EventId } from '@ribbon/domain/calendar';
import { type PlanDraft, type PlanId, planEndpoints } from '@ribbon/domain/plans';
import { afterAll, beforeAll, beforeEach } from 'vitest';

const { create, join, leave, publish, read } = planEndpoints;

export let world: World;
export let club: TestClub;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
  });
  beforeEach(async () => {
    club = await clubIn(world);
  });
  afterAll(() => world.close());
}

export const draft = (more: Partial<PlanDraft> = {}) => planDraft(world.clock(), more);

export async function written(more: Partial<PlanDraft> = {}): Promise<PlanId> {
  const { planId } = await world.call(club.admin, create, {
    params: { clubId: club.id },
    body: draft(more),
  });
  return planId;
}

export async function published(more: Partial<PlanDraft> = {}): Promise<PlanId> {
  const planId = await written(more);
  await world.call(club.admin, publish, { params: { planId }, body: { version: 1 } });
  return planId;
}

export async function see(who: Person, planId: PlanId) {
  const { plan, weeks } = await world.call(who, read, { params: { planId } });
  return { ...plan, weeks };
}

export const enter = (who: Person, planId: PlanId, about: { id: UserId } = who) =>
  world.call(who, join, { params: { planId, userId: about.id } });

export const exit = (who: Person, planId: PlanId, about: { id: UserId } = who) =>
  world.call(who, leave, { params: { planId, userId: about.id } });

/** The sessions of a plan, the first one first. */
export async function sessionsOf(planId: PlanId) {
  const { weeks } = await see(club.admin, planId);
  return weeks.flatMap(({ sessions }) => sessions);
}

/** The calendar's event of the first session. */
export async function firstEvent(planId: PlanId): Promise<EventId> {
  const [first] = await sessionsOf(planId);
  return EventId.parse(first?.eventId);
}
