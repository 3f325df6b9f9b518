import {
  type NotificationDraft,
  type NotificationRules,
  withGuardians,
} from '#platform/notifications';
import type { People } from '#db/people/people';
import type { DB } from '#db/schema.generated';
import type { ProposalId } from '@ribbon/domain/proposals';
import type { Kysely } from 'kysely';
import { proposalStore } from './proposals.store.ts';

/** What it is about, by the names that the readers may know. */
async function about(tx: Kysely<DB>, people: People, proposalId: ProposalId) {
  const proposal = await proposalStore.summary(tx, proposalId);
  const person = proposal && (await people.person(proposal.personId));
  if (proposal === undefined || person === undefined) return undefined;
  const { kind, club } = proposal;
  return { proposal, data: { kind, person: person.shown, club } };
}

export const proposalNotifications: NotificationRules = {
  'proposal.made': async ({ tx, people }, { proposalId }) => {
    const found = await about(tx, people, proposalId);
    if (found === undefined || found.proposal.outcome !== null) return [];
    const { proposedBy, personId } = found.proposal;
    const admins = await people.systemAdmins();
    return admins
      .filter(({ id }) => id !== proposedBy && id !== personId)
      .map(({ id: to }) => ({ to, type: 'proposal_made', data: found.data }));
  },

  'proposal.settled': async ({ tx, people }, { proposalId }) => {
    const found = await about(tx, people, proposalId);
    const to = found?.proposal.proposedBy;
    if (!found || !to) return [];
    const happened = ['agreed', 'happened'].includes(found.proposal.outcome ?? '');
    return [{ to, type: 'proposal_settled', data: { ...found.data, happened } }];
  },

  'proposal.clocked': async (context, { proposalId }) => {
    const { tx, people } = context;
    const found = await about(tx, people, proposalId);
    if (found === undefined || found.proposal.outcome !== null) return [];
    const { personId, clubId } = found.proposal;
    const words = { type: 'proposal_clocked', data: found.data } as const;
    const concerned: NotificationDraft[] = await withGuardians(context, personId, () => words);
    const runClub = clubId === null ? [] : await people.clubAdmins(clubId);
    return [...concerned, ...runClub.map(({ id: to }) => ({ to, ...words }))];
  },
};
