import * as z from 'zod';
import { CONTENT } from '../content/index.ts';
import { inReadersWords, kind, nameOf, t } from '../kernel/index.ts';
import { InboxKind } from './inbox/families.inbox.schema.ts';
import { InboxItemId } from './families.schema.ts';
import { TEEN_LINK_WARNING } from './families.texts.ts';

/** Notifications about families. No sentence repeats what a person wrote. */
export const familyKinds = {
  family_decision_needed: kind({
    category: 'family',
    label: 'Your child needs a decision from you',
    shownTo: 'adults',
    // The child's words are looked up on reading, for current guardians only.
    data: z.object({ kind: InboxKind, itemId: InboxItemId.optional() }),
    title: () => 'We need your decision',
    message: ({ kind: what }, who) =>
      what === 'correction'
        ? t('We’d like to correct {name}’s name or birth month. Please check it.', {
            name: nameOf(who),
          })
        : t('{name} would like to {asks}.', {
            name: nameOf(who),
            asks: inReadersWords(CONTENT[what].guarded.asks),
          }),
    link: () => '/family',
    mail: 'on',
    isFrequent: true,
    isRequired: true,
    ignoresBlocks: true,
  }),
  family_decided: kind({
    category: 'family',
    label: 'Your parent or guardian has decided',
    shownTo: 'minors',
    data: z.object({ kind: InboxKind, approved: z.boolean() }),
    title: ({ approved }) => (approved ? 'Good news' : 'Not this time'),
    message: ({ kind: what, approved }, who) =>
      approved
        ? t('{name} said yes to {wish}.', {
            name: nameOf(who),
            wish: inReadersWords(CONTENT[what].guarded.wish),
          })
        : t('{name} said no to {wish}.', {
            name: nameOf(who),
            wish: inReadersWords(CONTENT[what].guarded.wish),
          }),
    link: () => '/family',
    mail: 'none',
  }),
  family_news: kind({
    category: 'family',
    label: 'Guardian changes',
    data: z.object({
      what: z.enum(['approved', 'joined', 'removed', 'promoted', 'replaced', 'verified']),
      child: z.string(),
      /** The reader is the child itself. */
      isChild: z.boolean(),
    }),
    title: () => 'Family news',
    message: ({ what, child, isChild }, who) =>
      ({
        approved: t('{name} said yes. Your account is ready.', { name: nameOf(who) }),
        joined: isChild
          ? t('{name} now helps look after your account.', { name: nameOf(who) })
          : t('{name} now helps look after {child}.', { name: nameOf(who), child }),
        removed: t('You’re no longer looking after {child}.', { child }),
        promoted: t('You’re now {child}’s main guardian.', { child }),
        replaced: t('{name} is now {child}’s main guardian. You still look after the account.', {
          name: nameOf(who),
          child,
        }),
        verified: isChild
          ? 'You can use friends, posts and challenges now.'
          : t('{child} can now use the friends, posts and challenges you switch on.', { child }),
      })[what],
    link: () => '/family',
    mail: 'none',
    isRequired: true,
    ignoresBlocks: true,
  }),
  family_link_waiting: kind({
    category: 'family',
    label: 'An adult is about to be linked to your account',
    shownTo: 'minors',
    data: z.object({}),
    title: () => 'Do you know this adult?',
    message: (_, who) =>
      t('{name} is about to be linked to your account. {teenLinkWarning}', {
        name: nameOf(who),
        teenLinkWarning: inReadersWords(TEEN_LINK_WARNING),
      }),
    link: () => '/family',
    mail: 'none',
    isRequired: true,
    ignoresBlocks: true,
  }),
  link_to_confirm: kind({
    category: 'family',
    label: 'A young person would like to link an adult',
    shownTo: 'adults',
    data: z.object({ child: z.string() }),
    title: () => 'Do you know this adult?',
    message: ({ child }, who) =>
      t(
        '{child} has asked {name} to look after their account. Please only say yes if you’re sure this is right.',
        { child, name: nameOf(who) },
      ),
    link: () => '/family',
    mail: 'none',
    isRequired: true,
    ignoresBlocks: true,
  }),
  family_link_settled: kind({
    category: 'family',
    label: 'A link to an adult wasn’t confirmed',
    data: z.object({ isChild: z.boolean() }),
    title: () => 'A link wasn’t confirmed',
    message: ({ isChild }, who) =>
      isChild
        ? t(
            '{name} hasn’t been linked to your account. Someone who looks after you said no. You can talk about it together.',
            { name: nameOf(who) },
          )
        : t('The link with {name} wasn’t confirmed.', { name: nameOf(who) }),
    link: () => '/family',
    mail: 'none',
    isRequired: true,
  }),
};
