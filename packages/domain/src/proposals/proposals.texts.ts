import type { Proposal, ProposalKind } from './proposals.schema.ts';

interface Named {
  person: string;
  club: string;
}

/** What a second admin is asked. */
const QUESTIONS: Readonly<Record<ProposalKind, (named: Named) => string>> = {
  admin_granted: ({ person }) => `Make ${person} a system admin?`,
  admin_revoked: ({ person }) => `Remove ${person} as a system admin?`,
  club_granted: ({ person, club }) => `Let ${person} run ${club}?`,
  claim_approved: ({ person, club }) => `Let ${person} run ${club}, as they asked?`,
  corrected: ({ person }) => `Correct ${person}’s month of birth?`,
  restricted: ({ person }) => `Limit or suspend ${person}, a system admin?`,
};

/** The same as a plan, for the people concerned. */
const PLANS: Readonly<Record<ProposalKind, (named: Named) => string>> = {
  admin_granted: ({ person }) => `make ${person} a system admin`,
  admin_revoked: ({ person }) => `end ${person}’s role as a system admin`,
  club_granted: ({ person, club }) => `let ${person} run ${club}`,
  claim_approved: ({ person, club }) => `let ${person} run ${club}`,
  corrected: ({ person }) => `correct the month of birth on ${person}’s account`,
  restricted: ({ person }) => `limit or suspend ${person}’s account`,
};

/** A club that is gone takes its proposals along, so the word is for letters alone. */
const named = ({ person, club }: { person: string; club: string | null }): Named => ({
  person,
  club: club ?? 'a club',
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
    `There’s no second system admin to agree, so this happens on ${moment}. We’ve written to the people concerned.`,
  agreed: 'Agreed and done.',
  declined: 'Declined.',
  withdrawn: 'Withdrawn.',
} as const;
