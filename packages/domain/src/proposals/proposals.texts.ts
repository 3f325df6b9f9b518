import type { Proposal, ProposalKind } from './proposals.schema.ts';
import { t } from '../kernel/index.ts';

interface Named {
  person: string;
  club: string;
}

/** What a second admin is asked. */
const QUESTIONS: Readonly<Record<ProposalKind, (named: Named) => string>> = {
  admin_granted: ({ person }) => t('Make {person} a system admin?', { person }),
  admin_revoked: ({ person }) => t('Remove {person} as a system admin?', { person }),
  club_granted: ({ person, club }) => t('Let {person} run {club}?', { person, club }),
  claim_approved: ({ person, club }) =>
    t('Let {person} run {club}, as they asked?', { person, club }),
  corrected: ({ person }) => t('Correct {person}’s month of birth?', { person }),
  restricted: ({ person }) => t('Limit or suspend {person}, a system admin?', { person }),
};

/** The same as a plan, for the people concerned. */
const PLANS: Readonly<Record<ProposalKind, (named: Named) => string>> = {
  admin_granted: ({ person }) => t('make {person} a system admin', { person }),
  admin_revoked: ({ person }) => t('end {person}’s role as a system admin', { person }),
  club_granted: ({ person, club }) => t('let {person} run {club}', { person, club }),
  claim_approved: ({ person, club }) => t('let {person} run {club}', { person, club }),
  corrected: ({ person }) => t('correct the month of birth on {person}’s account', { person }),
  restricted: ({ person }) => t('limit or suspend {person}’s account', { person }),
};

/** A club that is gone takes its proposals along: nobody reads the dots. */
const named = ({ person, club }: { person: string; club: string | null }): Named => ({
  person,
  club: club ?? '…',
});

export const proposalQuestion = ({
  kind,
  ...facts
}: {
  kind: ProposalKind;
  person: string;
  club: string | null;
}): string => QUESTIONS[kind](named(facts));

export const proposalPlan = ({
  kind,
  ...facts
}: {
  kind: ProposalKind;
  person: string;
  club: string | null;
}): string => PLANS[kind](named(facts));

export const questionOf = ({ kind, person, club }: Pick<Proposal, 'kind' | 'person' | 'club'>) =>
  proposalQuestion({ kind, person: person.name, club: club?.name ?? null });

export const proposalMessages = {
  waits: 'Waiting for a second system admin to agree.',
  /** `moment` is the day and time at which it happens. */
  waitsUntil: (moment: string) =>
    t(
      'There’s no second system admin to agree, so this happens on {moment}. We’ve written to the people concerned.',
      { moment },
    ),
  agreed: 'Agreed and done.',
  declined: 'Declined.',
  withdrawn: 'Withdrawn.',
} as const;
