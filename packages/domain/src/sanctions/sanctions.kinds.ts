import * as z from 'zod';
import { dateTimeText } from '../accounts/index.ts';
import { inReadersWords, kind, t } from '../kernel/index.ts';
import { AppealOutcome } from './appeals/sanctions.appeals.schema.ts';
import { SanctionKind, sanctionMessages } from './sanctions.schema.ts';

const DECISIONS = '/account/decisions';

const News = z.object({ kind: SanctionKind, until: z.iso.datetime().nullable() });
type News = z.infer<typeof News>;

const ended = ({ until }: News) =>
  until === null ? [] : [t('It ends on {day}.', { day: dateTimeText(new Date(until)) })];

const WHAT: Readonly<Record<SanctionKind, string>> = {
  hidden: 'Something you shared has been hidden.',
  removed: 'Something you wrote has been removed.',
  warning: 'There is a message for you from our team.',
  limit: 'You can’t post, comment, like things or send requests for a while.',
  suspension: 'Your account is suspended.',
};
const OF_CHILD: Readonly<Record<SanctionKind, (name: string) => string>> = {
  hidden: (name) => t('About {name}: something they shared has been hidden.', { name }),
  removed: (name) => t('About {name}: something they wrote has been removed.', { name }),
  warning: (name) => t('About {name}: there is a message about them from our team.', { name }),
  limit: (name) =>
    t('About {name}: they can’t post, comment, like things or send requests for a while.', {
      name,
    }),
  suspension: (name) => t('About {name}: their account is suspended.', { name }),
};

const always = { category: 'safety', isRequired: true, ignoresBlocks: true } as const;

/**
 * Notifications about decisions, for the people they are about. No text repeats what a user wrote.
 */
export const sanctionKinds = {
  decision_about_you: kind({
    ...always,
    label: 'A decision about you or what you shared',
    data: News,
    title: () => 'A decision about you',
    message: (news) =>
      [WHAT[news.kind], ...ended(news), 'Please read why.'].map(inReadersWords).join(' '),
    link: () => DECISIONS,
    mail: 'on',
  }),
  decision_soft: kind({
    ...always,
    label: 'A grown-up will talk to you',
    shownTo: 'minors',
    data: z.object({}),
    title: () => 'Something to talk about',
    message: () => sanctionMessages.softSentence,
    link: () => DECISIONS,
    mail: 'none',
  }),
  decision_about_child: kind({
    ...always,
    label: 'A decision about a young person you look after',
    shownTo: 'adults',
    data: News.extend({ isFirst: z.boolean() }),
    title: () => 'A decision about a young person you look after',
    message: (news, { name }) =>
      [
        OF_CHILD[news.kind](name),
        ...ended(news),
        news.isFirst
          ? 'Please read it first and talk about it together.'
          : 'You can read what we decided.',
      ]
        .map(inReadersWords)
        .join(' '),
    link: () => DECISIONS,
    mail: 'on',
  }),
  decision_undone: kind({
    ...always,
    label: 'Decision reversed',
    data: z.object({ isForChild: z.boolean() }),
    title: () => 'Decision reversed',
    message: ({ isForChild }, { name }) =>
      isForChild
        ? t('We’ve reversed our decision about {name}.', { name })
        : 'We’ve reversed our decision about you.',
    link: () => DECISIONS,
    mail: 'on',
  }),
  content_kept_hidden: kind({
    ...always,
    label: 'Your edited post stays hidden',
    data: z.object({ isForChild: z.boolean() }),
    title: () => 'It stays hidden',
    message: ({ isForChild }, { name }) =>
      isForChild
        ? t('We have read what {name} changed. It stays hidden for now.', { name })
        : 'We’ve read your changes. It stays hidden for now; please read why.',
    link: () => DECISIONS,
    mail: 'on',
  }),
  appeal_decided: kind({
    ...always,
    label: 'Your appeal has been decided',
    data: z.object({ outcome: AppealOutcome, isForChild: z.boolean() }),
    title: () => 'The appeal has been decided',
    message: ({ outcome, isForChild }, { name }) =>
      isForChild
        ? outcome === 'overturned'
          ? t('About {name}: the decision has been reversed. Please read why.', { name })
          : t('About {name}: the decision stands. Please read why.', { name })
        : outcome === 'overturned'
          ? 'The decision has been reversed. Please read why.'
          : 'The decision stands. Please read why.',
    link: () => DECISIONS,
    mail: 'on',
  }),
  appeal_waiting: kind({
    category: 'safety',
    label: 'A new appeal',
    shownTo: 'systemAdmins',
    data: z.object({}),
    title: () => 'A new appeal',
    message: () => 'Someone has asked us to look at a decision again.',
    link: () => '/admin/appeals',
    mail: 'on',
    isRequired: true,
    isGrouped: true,
  }),
  hidden_sent_again: kind({
    category: 'safety',
    label: 'Hidden content was changed',
    shownTo: 'systemAdmins',
    data: z.object({}),
    title: () => 'Hidden content was changed',
    message: () => 'Its author has edited it and is waiting for a decision.',
    link: () => '/admin/hidden?state=sent_again',
    mail: 'none',
    isRequired: true,
    isGrouped: true,
  }),
};
