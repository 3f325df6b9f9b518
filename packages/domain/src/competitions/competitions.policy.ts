import { type Actor, can, isAdult } from '../accounts/index.ts';
import type { CompetitionApproval, CompetitionStatus } from './competitions.schema.ts';

/** How somebody stands to a competition. */
export interface OrganiserRole {
  isSubmitter: boolean;
  /** Runs the club that organises it. */
  runsClub: boolean;
  /** A moderator has seen proof that they organise it. */
  isOrganiser: boolean;
}

interface State {
  approvalStatus: CompetitionApproval;
  status: CompetitionStatus;
}

export const competitionPolicy = {
  /** Any adult may report a competition; that lists it, and nothing more (rule 36). */
  submit: (actor: Actor) => actor !== undefined && isAdult(actor.ageBand),
  /** Until it is published only the submitter, the club and the organiser see it. */
  see: ({ isSubmitter, runsClub, isOrganiser }: OrganiserRole, { approvalStatus }: State) =>
    approvalStatus === 'approved' || isSubmitter || runsClub || isOrganiser,
  /** Until it is published; what people have read only the team changes. */
  edit: (actor: Actor, { isSubmitter }: OrganiserRole, { approvalStatus }: State) =>
    competitionPolicy.submit(actor) && isSubmitter && approvalStatus !== 'approved',
  /** A proven organiser opens entries, reads them, draws start lists and cancels. */
  manage: (
    actor: Actor,
    { runsClub, isOrganiser }: OrganiserRole,
    { approvalStatus, status }: State,
  ) =>
    competitionPolicy.submit(actor) &&
    (runsClub || isOrganiser) &&
    approvalStatus === 'approved' &&
    status !== 'cancelled',
  /** Asking to take entries, with proof; what is over or cancelled takes none. */
  askToOrganise: (
    actor: Actor,
    { runsClub, isOrganiser }: OrganiserRole,
    { approvalStatus, status }: State,
  ) =>
    competitionPolicy.submit(actor) &&
    !runsClub &&
    !isOrganiser &&
    approvalStatus === 'approved' &&
    (status === 'upcoming' || status === 'ongoing'),
  /** The organiser and system admins enter results. */
  score: (actor: Actor, organiserRole: OrganiserRole, state: State) =>
    competitionPolicy.manage(actor, organiserRole, state) ||
    (can(actor, 'viewSystemAdmin') &&
      state.approvalStatus === 'approved' &&
      state.status !== 'cancelled'),
};
