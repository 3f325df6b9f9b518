import * as z from 'zod';
import { inReadersWords, type Who, kind, nameOf, t } from '../kernel/index.ts';
import { LAPSE_WORDS, LapseReason } from './friends.schema.ts';

const nothing = z.object({});
const profile = (_: unknown, { id }: Who) => (id === null ? '/notifications' : `/gymnast/${id}`);

/** Notifications about friends and followers. No text repeats what a user wrote. */
export const friendKinds = {
  friend_request: kind({
    category: 'friends',
    label: 'Someone would like to be friends',
    data: nothing,
    title: () => 'New friend request',
    message: (_, who) => t('{name} would like to be your friend.', { name: nameOf(who) }),
    link: () => '/notifications?tab=requests',
    mail: 'on',
    isFrequent: true,
  }),
  friend_accepted: kind({
    category: 'friends',
    label: 'Someone accepts your request',
    data: nothing,
    title: () => 'Friend request accepted',
    message: (_, who) => t('{name} accepted your friend request.', { name: nameOf(who) }),
    link: profile,
    mail: 'on',
    isFrequent: true,
  }),
  friend_request_sent: kind({
    category: 'friends',
    label: 'Requests you sent',
    data: nothing,
    title: () => 'Friend request sent',
    message: (_, who) => t('You asked {name} to be friends.', { name: nameOf(who) }),
    link: () => '/notifications?tab=sent',
    mail: 'none',
    isOwnAct: true,
  }),
  friendship_lapsed: kind({
    category: 'friends',
    label: 'A friendship between an adult and a young person ends',
    data: z.object({ because: LapseReason, isMinor: z.boolean() }),
    title: () => 'A friendship has ended',
    message: ({ because, isMinor }, who) =>
      isMinor
        ? t('{name} {because}, so you’re no longer friends here.', {
            name: nameOf(who),
            because: inReadersWords(LAPSE_WORDS[because]),
          })
        : t(
            'You and {name} are no longer friends here. Adults and young people can only be friends if the adult is a guardian or confirmed coach.',
            { name: nameOf(who) },
          ),
    link: () => '/notifications?tab=friends',
    mail: 'none',
    isRequired: true,
  }),
  child_friendship_lapsed: kind({
    category: 'family',
    label: 'Your child’s friendship with an adult ends',
    shownTo: 'adults',
    data: z.object({ because: LapseReason, child: z.string() }),
    title: () => 'Your child’s friendship has ended',
    message: ({ because, child }, who) =>
      t('{name} {because}, so {child} and {name} are no longer friends here.', {
        name: nameOf(who),
        because: inReadersWords(LAPSE_WORDS[because]),
        child,
      }),
    link: () => '/family',
    mail: 'on',
    isRequired: true,
  }),
  child_friend_request: kind({
    category: 'family',
    label: 'Someone would like to be your child’s friend',
    shownTo: 'adults',
    data: z.object({ child: z.string() }),
    title: () => 'Friend request to your child',
    message: ({ child }, who) =>
      t('{name} would like to be friends with {child}.', { name: nameOf(who), child }),
    link: () => '/family',
    mail: 'on',
    isFrequent: true,
    ignoresBlocks: true,
  }),
  new_follower: kind({
    category: 'friends',
    label: 'Someone follows you',
    shownTo: 'adults',
    data: nothing,
    title: () => 'New follower',
    message: (_, who) =>
      t(
        '{others, plural, =0 {{name} is} one {{name} and # other are} other {{name} and # others are}} now following you.',
        who,
      ),
    link: profile,
    mail: 'none',
    isGrouped: true,
  }),
  friendship_ended: kind({
    category: 'friends',
    label: 'A guardian has ended a friendship',
    data: z.object({
      /** The guardian's name when sent to the child; null when sent to the friend. */
      guardian: z.string().nullable(),
    }),
    title: () => 'A friendship has ended',
    message: ({ guardian }, who) =>
      guardian === null
        ? t(
            'You and {name} are no longer friends here. A grown-up made that choice, and it may not be because of anything you did.',
            { name: nameOf(who) },
          )
        : t(
            'You and {name} are no longer friends here. {guardian} decided that for you. You can talk about it together.',
            { name: nameOf(who), guardian },
          ),
    link: () => '/notifications',
    mail: 'none',
    isRequired: true,
  }),
};
