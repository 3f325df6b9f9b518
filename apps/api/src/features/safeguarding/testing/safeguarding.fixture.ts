import { type CaseLife, newCase } from '#testing/decisions/cases';
import { type Person, type World, createWorld } from '#testing/world';
import { type CaseId, caseEndpoints as endpoints } from '@ribbon/domain/safeguarding';
import { afterAll, beforeAll } from 'vitest';

export let world: World;
export let admin: Person;
export let colleague: Person;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
    admin = await world.person({ roles: ['system_admin'] });
    colleague = await world.person({ roles: ['system_admin'] });
  });
  afterAll(() => world.close());
}

export const aged = (age: number) =>
  world.person({ birthYear: world.clock().getUTCFullYear() - age });

export async function caseAbout(
  child: Person,
  life: Omit<CaseLife, 'childId'> = {},
): Promise<{ caseId: CaseId; params: { caseId: CaseId } }> {
  const caseId = await newCase(world, { childId: child.id, ...life });
  return { caseId, params: { caseId } };
}

export const read = (who: Person, caseId: CaseId) =>
  world.call(who, endpoints.read, { params: { caseId } });

export const timelineOf = async (who: Person, caseId: CaseId) =>
  (await world.call(who, endpoints.timeline, { params: { caseId }, query: {} })).entries;

export const kindsOf = async (caseId: CaseId) =>
  (await timelineOf(admin, caseId)).map(({ kind }) => kind);

export const actsOn = (caseId: CaseId) =>
  world.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'subject_kind', 'reason'])
    .where('subject_id', '=', caseId)
    .orderBy('id')
    .execute();

export const mailsAfter = async (subject: string) => {
  await world.worker.run();
  return world.db
    .selectFrom('dev_mails')
    .select(['to_address', 'subject', 'text', 'html'])
    .where('subject', 'like', `%${subject}%`)
    .execute();
};
