import { peopleIn } from '#db/people/people';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { isChild } from '@ribbon/domain/accounts';
import { proposalPlan } from '@ribbon/domain/proposals';
import { proposalStore } from './proposals.store.ts';
import { HOME_ZONE, t, dateFormat } from '@ribbon/domain/kernel';

const moment = dateFormat({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: HOME_ZONE,
});

/** To the people concerned, before something happens that only one system admin wanted. */
export const proposalEmails = ({ db, clock, config }: Platform): EmailDefinition[] => [
  defineEmail({
    on: 'proposal.clocked',
    template: 'proposal_clocked',
    kind: 'proposal_clocked',
    about: async ({ proposalId }) => {
      const proposal = await proposalStore.summary(db, proposalId);
      if (!proposal || proposal.outcome !== null || proposal.dueAt === null) return undefined;
      const person = await peopleIn(db, clock()).person(proposal.personId);
      if (person === undefined) return undefined;
      const { kind, club, clubId, dueAt } = proposal;
      return { person, kind, club, clubId, dueAt };
    },
    to: async ({ person, clubId }) => {
      const people = peopleIn(db, clock());
      const guardians = isChild(person.ageBand) ? await people.guardiansOf(person.id) : [];
      const runClub = clubId === null ? [] : await people.clubAdmins(clubId);
      return [person, ...guardians, ...runClub.filter(({ id }) => id !== person.id)];
    },
    write: ({ kind, club, person, dueAt }, { reader, platformName }) => ({
      subject: t('{platformName}: an admin plans a change that affects you', { platformName }),
      preview: t('It will happen on {when} (UK time).', { when: moment.format(dueAt) }),
      greeting: t('Hello {reader},', { reader: reader.name }),
      paragraphs: [
        t(
          'An admin on the {platformName} team plans to {plan}. A change like this usually needs two admins. There’s no second admin who can agree to this one at the moment, so it won’t happen until {when} (UK time).',
          {
            platformName,
            plan: proposalPlan({ kind, club, person: person.shown }),
            when: moment.format(dueAt),
          },
        ),
        'If you didn’t expect this or it looks wrong, please write to us before then.',
      ],
      button: { label: 'Write to us', href: `${config.publicUrl}/contact` },
    }),
  }),
];
