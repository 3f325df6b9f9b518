import * as z from 'zod';
import { CONTENT } from '../content/index.ts';
import { kind, nameOf } from '../kernel/index.ts';
import { InboxKind } from './inbox/families.inbox.schema.ts';
import { InboxItemId } from './families.schema.ts';
import { TEEN_LINK_WARNING } from './families.texts.ts';

/** Notifications about families. No sentence repeats what a person wrote. */
export const familyKinds = {
  family_decision_needed: kind({
    category: 'family',
    label: 'Your child asks for your decision',
    shownTo: 'adults',
    // The child's words are looked up on reading, for current guardians only.
    data: z.object({ kind: InboxKind, itemId: InboxItemId.optional() }),
    title: () => 'Your decision is needed',
    message: ({ kind: what }, who) =>
      what === 'correction'
        ? `We’d like to correct ${nameOf(who)}’s name or month of birth. Please check it.`
        : `${nameOf(who)} would like to ${CONTENT[what].guarded.asks}.`,
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
      `You wanted to ${CONTENT[what].guarded.asks}. ${nameOf(who)} said ${approved ? 'yes' : 'no'}.`,
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
        approved: `${nameOf(who)} said yes. Your account is ready.`,
        joined: `${nameOf(who)} looks after ${isChild ? 'your account' : child} as well.`,
        removed: `You no longer look after ${child}.`,
        promoted: `You are the main guardian of ${child} now.`,
        replaced: `${nameOf(who)} is the main guardian of ${child} now. You still look after the account.`,
        verified: isChild
          ? 'Friends, posts and challenges are open to you now.'
          : `Friends, posts and challenges are open to ${child} now, as far as you switch them on.`,
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
      `${nameOf(who)} is about to be linked to your account. ${TEEN_LINK_WARNING}`,
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
      `${child} has asked ${nameOf(who)} to look after their account. Please say yes only if you know that this is right.`,
    link: () => '/family',
    mail: 'none',
    isRequired: true,
    ignoresBlocks: true,
  }),
  family_link_settled: kind({
    category: 'family',
    label: 'A link to an adult was not confirmed',
    data: z.object({ isChild: z.boolean() }),
    title: () => 'A link was not confirmed',
    message: ({ isChild }, who) =>
      isChild
        ? `${nameOf(who)} is not linked to your account. Someone who looks after you here said no. You can talk about it together.`
        : `The link with ${nameOf(who)} was not confirmed.`,
    link: () => '/family',
    mail: 'none',
    isRequired: true,
  }),
};
