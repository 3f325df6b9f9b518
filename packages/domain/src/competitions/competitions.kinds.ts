import * as z from 'zod';
import { kind, nameOf, t } from '../kernel/index.ts';
import { CompetitionId, OrganiserState } from './competitions.schema.ts';

const named = z.object({ competitionId: CompetitionId, name: z.string() });
const page = ({ competitionId }: { competitionId: CompetitionId }) =>
  `/competitions/${competitionId}`;

const ORGANISER_DECIDED = {
  approved: {
    title: 'You can take entries now',
    message: (name: string) => t('You can open entries at {name} now.', { name }),
  },
  rejected: {
    title: 'About your request to take entries',
    message: (name: string) =>
      t('We couldn’t confirm that you organise {name}. You can ask again with other proof.', {
        name,
      }),
  },
  revoked: {
    title: 'You can’t take entries any more',
    message: (name: string) =>
      t('You can no longer take entries at {name}. If that’s a mistake, you can ask again.', {
        name,
      }),
  },
} as const;

/** Notifications about competitions. No text repeats a reason. */
export const competitionKinds = {
  competition_waiting: kind({
    category: 'safety',
    label: 'A competition needs a decision',
    shownTo: 'systemAdmins',
    data: named,
    title: () => 'A new competition',
    message: ({ name }) => t('{name} needs your decision.', { name }),
    link: () => '/admin/competitions',
    mail: 'none',
  }),
  competition_decided: kind({
    category: 'clubs',
    label: 'A decision on a competition you submitted',
    shownTo: 'adults',
    data: named.extend({ decision: z.enum(['approved', 'rejected']) }),
    title: ({ decision }) =>
      decision === 'approved'
        ? 'Your competition is published'
        : 'Your competition wasn’t published',
    message: ({ name, decision }) =>
      decision === 'approved'
        ? t('Everyone can see {name} now.', { name })
        : t('We couldn’t publish {name}. You can read why, edit it and send it again.', { name }),
    link: page,
    mail: 'on',
  }),
  organiser_waiting: kind({
    category: 'safety',
    label: 'Someone asks to take entries at a competition',
    shownTo: 'systemAdmins',
    data: named,
    title: () => 'An organiser to check',
    message: ({ name }) => t('Someone asks to take entries at {name}.', { name }),
    link: () => '/admin/competitions',
    mail: 'none',
  }),
  organiser_decided: kind({
    category: 'clubs',
    label: 'A decision on your request to take entries',
    shownTo: 'adults',
    data: named.extend({ decision: OrganiserState.exclude(['pending']) }),
    title: ({ decision }) => ORGANISER_DECIDED[decision].title,
    message: ({ name, decision }) => ORGANISER_DECIDED[decision].message(name),
    link: page,
    mail: 'none',
  }),
  competition_asked: kind({
    category: 'clubs',
    label: 'Your club wants to enter you for a competition',
    shownTo: 'minors',
    data: named,
    title: () => 'Would you like to enter?',
    message: ({ name }) =>
      t('Your club would like to enter you for {name}. It counts once you say yes.', { name }),
    link: page,
    mail: 'none',
    isRequired: true,
  }),
  competition_moved_up: kind({
    category: 'clubs',
    label: 'A competition place becomes available',
    data: named.extend({ isForChild: z.boolean() }),
    title: () => 'A place came up',
    message: ({ name, isForChild }, who) =>
      isForChild
        ? t('{person} now has a place at {name}.', { person: nameOf(who), name })
        : t('You now have a place at {name}.', { name }),
    link: page,
    mail: 'on',
  }),
  competition_opening: kind({
    category: 'clubs',
    label: 'Entries open for a competition you follow, or one of your club’s',
    data: named,
    title: () => 'Entries are open',
    message: ({ name }) => t('You can enter {name} now.', { name }),
    link: page,
    mail: 'off',
  }),
  competition_closing: kind({
    category: 'clubs',
    label: 'Entries close soon for a competition you follow, or one of your club’s',
    data: named,
    title: () => 'Three days left',
    message: ({ name }) => t('Entries for {name} close in three days.', { name }),
    link: page,
    mail: 'off',
  }),
  competition_result: kind({
    category: 'clubs',
    label: 'Results of a competition are published',
    data: named.extend({ isForChild: z.boolean() }),
    title: () => 'Results are out',
    message: ({ name, isForChild }, who) =>
      isForChild
        ? t('{person}’s result at {name} is published.', { person: nameOf(who), name })
        : t('Your result at {name} is published.', { name }),
    link: page,
    mail: 'on',
  }),
  competition_cancelled: kind({
    category: 'clubs',
    label: 'A competition is cancelled',
    data: named.extend({ isForChild: z.boolean() }),
    title: () => 'Competition cancelled',
    message: ({ name, isForChild }, who) =>
      isForChild
        ? t('{name}, which {person} entered, has been cancelled.', { name, person: nameOf(who) })
        : t('{name} has been cancelled.', { name }),
    link: page,
    mail: 'on',
  }),
};
