import type { ContentKind } from '#platform/content/content';
import { commonFaults } from '@ribbon/domain/kernel';
import { type PlanDetail, PlanId } from '@ribbon/domain/plans';
import { sql } from 'kysely';
import type { PlanJoining } from './participation/plans.joining.service.ts';
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

interface Needs {
  reading: PlanReading;
  joining: PlanJoining;
}

/** Training plans: everyone who sees one can report it, and a child asks before joining it. */
export const planContent = ({ reading, joining }: Needs): ContentKind => ({
  kind: 'training_plan',
  excerpt: (id) => sql`
    select plan.title as text, plan.created_by as author
    from club_training_plans plan where plan.id = ${id}`,
  report: {
    async find(viewer, id) {
      try {
        const snapshot = wordsOf(await reading.read(viewer, PlanId.parse(id)));
        return { authorId: null, snapshot, audience: 'club', isForEverybody: true };
      } catch (error) {
        if (commonFaults.notFound.matches(error)) return undefined;
        throw error;
      }
    },
  },
  guardian: {
    column: 'plan_id',
    permission: 'join_clubs',
    decide: joining.decideAsGuardian,
    details: (id) => sql`
      select json_build_object('club', json_build_object('name', club.name,
        'city', coalesce(club.city, '')))
      from club_training_plans plan join clubs club on club.id = plan.club_id
      where plan.id = ${id}`,
  },
  revoke: { join_clubs: joining.stop },
});
