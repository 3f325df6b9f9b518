import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { CompetitionId, OrganiserState } from './competitions.schema.ts';
import { CategoryId } from './entries/competitions.entries.schema.ts';

/** What happened to competitions. No event holds what somebody wrote. */
export const competitionEvents = {
  'competition.submitted': z.object({ competitionId: CompetitionId }),
  'competition.decided': z.object({
    competitionId: CompetitionId,
    userId: UserId,
    decision: z.enum(['approved', 'rejected']),
  }),
  'competition.organiser.asked': z.object({ competitionId: CompetitionId }),
  'competition.organiser.decided': z.object({
    competitionId: CompetitionId,
    userId: UserId,
    decision: OrganiserState.exclude(['pending']),
  }),
  /** Somebody else entered a young person, who has to agree. */
  'competition.entry.asked': z.object({ competitionId: CompetitionId, userId: UserId }),
  'competition.entry.moved_up': z.object({ competitionId: CompetitionId, userId: UserId }),
  /** Recipients are notified in batches, in the order of their ids. */
  'competition.news': z.object({
    competitionId: CompetitionId,
    news: z.enum(['cancelled', 'opening', 'closing']),
    after: UserId.nullable(),
  }),
  /** Also sent in batches. */
  'competition.results.published': z.object({
    competitionId: CompetitionId,
    categoryId: CategoryId,
    after: UserId.nullable(),
  }),
};
