import { type Person, type World, createWorld } from '#testing/world';
import { addDays } from '@ribbon/domain/calendar';
import {
  type GoalDraft,
  GoalId,
  type SessionDraft,
  TrainingSessionId,
  goalEndpoints,
  trainingEndpoints as endpoints,
} from '@ribbon/domain/training';
import { afterAll, beforeAll } from 'vitest';
import type * as z from 'zod';
import { randomUUID } from 'node:crypto';

export let world: World;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());
}

export const newSessionId = (): TrainingSessionId => TrainingSessionId.parse(randomUUID());
export const newGoalId = (): GoalId => GoalId.parse(randomUUID());
export const today = (): string => world.clock().toISOString().slice(0, 10);
export const daysAgo = (days: number): string => addDays(today(), -days);

type Sent = z.input<typeof SessionDraft>;

export const sessionOf = (more: Partial<Sent> = {}): Sent => ({
  date: today(),
  startTime: '17:00',
  minutes: 90,
  type: 'technique',
  editedAt: new Date(world.clock().getTime() - 1000).toISOString(),
  ...more,
});

/** Saves a session, and answers it as the log has it. */
export async function log(who: Person, more: Partial<Sent> = {}, sessionId = newSessionId()) {
  const sent = { params: { sessionId }, body: sessionOf(more) };
  const { session: saved } = await world.call(who, endpoints.save, sent);
  return saved;
}

export const sessionsOf = async (who: Person) =>
  (await world.call(who, endpoints.sessions, { query: {} })).sessions;

export const setGoal = (
  who: Person,
  more: Partial<z.input<typeof GoalDraft>> = {},
  goalId = newGoalId(),
) =>
  world.call(who, goalEndpoints.save, {
    params: { goalId },
    body: { title: 'Clean ribbon', category: 'routine', startsOn: daysAgo(30), ...more },
  });

export const goalsOf = async (who: Person) => (await world.call(who, goalEndpoints.list)).goals;
