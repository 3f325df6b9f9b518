import { type Actor, can, isAdult } from '../accounts/index.ts';
import type { CompetitionApproval, CompetitionStatus } from './competitions.schema.ts';

/** How somebody stands to a competition. */
export interface CompetitionStanding {
  isSubmitter: boolean;
  /** Runs the club that organises it. */
  runsClub: boolean;
}

interface State {
  approvalStatus: CompetitionApproval;
  status: CompetitionStatus;
}

export const competitionPolicy = {
  /** Whoever sends one in organises it, takes entries of children and answers for that: an adult. */
  submit: (actor: Actor) => actor !== undefined && isAdult(actor.ageBand),
  /** What is not published yet is there for whoever sent it in, and for the club. */
  see: ({ isSubmitter, runsClub }: CompetitionStanding, { approvalStatus }: State) =>
    approvalStatus === 'approved' || isSubmitter || runsClub,
  /** Until it is published; what people have read only the team changes. */
  edit: (actor: Actor, { isSubmitter }: CompetitionStanding, { approvalStatus }: State) =>
    competitionPolicy.submit(actor) && isSubmitter && approvalStatus !== 'approved',
  /** Opening entries, drawing start lists, cancelling. */
  manage: (
    actor: Actor,
    { isSubmitter, runsClub }: CompetitionStanding,
    { approvalStatus, status }: State,
  ) =>
    competitionPolicy.submit(actor) &&
    (isSubmitter || runsClub) &&
    approvalStatus === 'approved' &&
    status !== 'cancelled',
  /** Typing results in: whoever organises it, and system admins. */
  score: (actor: Actor, standing: CompetitionStanding, state: State) =>
    competitionPolicy.manage(actor, standing, state) ||
    (can(actor, 'viewSystemAdmin') &&
      state.approvalStatus === 'approved' &&
      state.status !== 'cancelled'),
};
