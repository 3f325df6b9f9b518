import type { Member } from '@ribbon/domain/accounts';
import { commonFaults } from '@ribbon/domain/kernel';
import { type PlanDetail, PlanId } from '@ribbon/domain/plans';
import type { PlanReading } from './plans.read.service.ts';

/** Every text in a plan. */
const wordsOf = ({ plan, weeks }: PlanDetail) =>
  [
    plan.title,
    plan.description,
    ...plan.goals,
    ...weeks.flatMap(({ focus, sessions }) => [
      focus,
      ...sessions.flatMap(({ title, location, blocks }) => [
        title,
        location,
        ...blocks.flatMap((block) => [block.title, ...block.elements]),
      ]),
    ]),
  ]
    .filter(Boolean)
    .join(' · ');

/** A training plan as something that everyone who sees it can report. */
export const planSubject = (reading: PlanReading) => async (viewer: Member, id: string) => {
  try {
    const snapshot = wordsOf(await reading.read(viewer, PlanId.parse(id)));
    return { authorId: null, snapshot, audience: 'club', isForEverybody: true };
  } catch (error) {
    if (commonFaults.notFound.matches(error)) return undefined;
    throw error;
  }
};
