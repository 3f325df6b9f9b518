import * as z from 'zod';
import { dateTimeText } from '../accounts/index.ts';
import { kind, t } from '../kernel/index.ts';
import { AppealOutcome } from './appeals/sanctions.appeals.schema.ts';
import { SanctionKind, sanctionMessages } from './sanctions.schema.ts';

const DECISIONS = '/account/decisions';

const News = z.object({ kind: SanctionKind, until: z.iso.datetime().nullable() });
type News = z.infer<typeof News>;

const ended = ({ until }: News) =>
  until === null
    ? ''
    : t(' It ends on {dateTimeText}.', { dateTimeText: dateTimeText(new Date(until)) });

const WHAT: Readonly<Record<SanctionKind, string>> = {
  hidden: 'something you shared has been hidden',
  removed: 'something you wrote has been removed',
  warning: 'there is a message for you from our team',
  limit: 'you can’t post, comment, like things or send requests for a while',
  suspension: 'your account is suspended',
};
const OF_CHILD: Readonly<Record<SanctionKind, string>> = {
  hidden: 'something they shared has been hidden',
  removed: 'something they wrote has been removed',
  warning: 'there is a message about them from our team',
  limit: 'they can’t post, comment, like things or send requests for a while',
  suspension: 'their account is suspended',
};
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

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
      t('{kind}{news} Please read why.', { kind: sentence(WHAT[news.kind]), news: ended(news) }),
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
      `About ${name}: ${OF_CHILD[news.kind]}.${ended(news)} ${
        news.isFirst
          ? 'Please read it first and talk about it together.'
          : 'You can read what we decided.'
      }`,
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
      `${isForChild ? t('About {name}: the', { name }) : 'The'} ${
        outcome === 'overturned' ? 'decision has been reversed.' : 'decision stands.'
      } Please read why.`,
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
