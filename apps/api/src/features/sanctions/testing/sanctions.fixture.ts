import { type Person, type World, createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { postEndpoints } from '@ribbon/domain/posts';
import {
  type NewSanction,
  type OwnDecision,
  type PastSanction,
  decisionEndpoints,
  sanctionEndpoints as endpoints,
} from '@ribbon/domain/sanctions';
import { afterAll, beforeAll } from 'vitest';

export let world: World;
export let admin: Person;
export let other: Person;

/** Gives the file of tests that calls it a world of its own, with two moderators. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
    admin = await world.person({ roles: ['system_admin'] });
    other = await world.person({ roles: ['system_admin'] });
  });
  afterAll(() => world.close());
}

/** Time passes; the moderators sign in again. */
export async function pass(minutes: number): Promise<void> {
  world.turnClock(minutes);
  admin = await world.enter(admin.id, admin.email);
  other = await world.enter(other.id, other.email);
}

export const consequence = (personId: UserId, more: Partial<NewSanction> = {}): NewSanction => ({
  personId,
  kind: 'warning',
  reason: 'harassment',
  days: null,
  words: 'Please be kinder to each other.',
  internalNote: 'The third time this week',
  content: null,
  ...more,
});

export async function apply(
  who: Pick<Person, 'id'>,
  more: Partial<NewSanction> = {},
): Promise<PastSanction> {
  const body = consequence(who.id, more);
  const { sanction } = await world.call(admin, endpoints.apply, { body });
  if (sanction === null) throw new Error('the decision waits');
  return sanction;
}

export const undo = ({ id, version }: PastSanction, by = admin) =>
  world.call(by, endpoints.undo, {
    params: { sanctionId: id },
    body: { reason: 'We were wrong', version },
  });

export const decisionsOf = async (who: Person): Promise<OwnDecision[]> =>
  (await world.call(who, decisionEndpoints.mine)).decisions;

export const post = (who: Person, content = 'A clean routine today') =>
  world.call(who, postEndpoints.create, { body: { content, visibility: 'friends' } });

export const notificationsTo = async (who: Person): Promise<string[]> => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.map(({ type }) => type);
};

/** What the record of administrators' acts says about somebody. */
export const actsOn = (id: UserId) =>
  world.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id as by', 'reason'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
