import { peopleIn } from '#db/people/people';
import { translated } from '#platform/language/reader';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { type FriendshipId, LAPSE_WORDS, friendPolicy } from '@ribbon/domain/friends';
import { pairStore } from './requests/friends.pairs.store.ts';
import { t } from '@ribbon/domain/kernel';

/** Mails about friends, once both may know of it. */
export function friendEmails({ db, clock, config }: Platform): EmailDefinition[] {
  const people = () => peopleIn(db, clock());
  const family = `${config.publicUrl}/family`;

  async function both(id: FriendshipId) {
    const friendship = await pairStore.usable(db, id);
    if (friendship === undefined) return undefined;
    const requester = await people().person(friendship.requesterId);
    const addressee = await people().person(friendship.addresseeId);
    return requester && addressee && { ...friendship, requester, addressee };
  }

  async function asked({ friendshipId }: { friendshipId: FriendshipId }) {
    const friendship = await both(friendshipId);
    const { requesterGuardian, addresseeGuardian } = friendship ?? {};
    const isOpen = requesterGuardian !== 'waiting' && addresseeGuardian !== 'waiting';
    return friendship?.status === 'pending' && isOpen ? friendship : undefined;
  }

  return [
    defineEmail({
      on: 'friendship.requested',
      template: 'friend_request',
      kind: 'friend_request',
      about: asked,
      to: ({ addressee }) => [addressee],
      write: ({ requester }, { reader, platformName }) => ({
        subject: t('{requester} would like to be friends with you', { requester: requester.shown }),
        preview: 'You decide.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            '{requester} would like to be friends with you on {platformName}. Friends can see what you share with friends. Only say yes if you know them. If you say no, we won’t tell them.',
            { requester: requester.shown, platformName },
          ),
        ],
        button: {
          label: 'Answer the request',
          href: `${config.publicUrl}/gymnast/${requester.id}`,
        },
      }),
    }),
    defineEmail({
      on: 'friendship.requested',
      template: 'child_friend_request',
      kind: 'child_friend_request',
      about: asked,
      to: async ({ addressee }) =>
        friendPolicy.tellsGuardian(addressee) ? people().guardiansOf(addressee.id) : [],
      write: ({ requester, addressee: child }, { reader, platformName }) => ({
        subject: t('{child} has a friend request', { child: child.shown }),
        preview: 'There’s nothing you need to do.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            '{requester} would like to be friends with {child} on {platformName}. From 13, young people decide for themselves. We’re telling you because you’re linked to the account.',
            { requester: requester.shown, child: child.shown, platformName },
          ),
          t(
            'Only young people from the same club, or with {child}’s friend code, can ask. Adults can only ask if they’re confirmed coaches at the club.',
            { child: child.shown },
          ),
        ],
        button: { label: 'Open my family space', href: family },
      }),
    }),
    defineEmail({
      on: 'friendship.lapsed',
      template: 'child_friendship_lapsed',
      about: async ({ adultId, minorId, because }) => {
        const friend = await people().person(adultId);
        const child = await people().person(minorId);
        return friend && child && { friend, child, because };
      },
      to: async ({ friend, child }) =>
        (await people().guardiansOf(child.id)).filter(({ id }) => id !== friend.id),
      write: ({ friend, child, because }, { reader, platformName }) => ({
        subject: t('{child} and {friend} are no longer friends', {
          child: child.shown,
          friend: friend.shown,
        }),
        preview: 'There’s nothing you need to do.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            '{friend} {because}, so {child} and {friend} are no longer friends on {platformName}. Adults and young people can only be friends if the adult is a guardian or confirmed coach.',
            {
              friend: friend.shown,
              because: translated(LAPSE_WORDS[because]),
              child: child.shown,
              platformName,
            },
          ),
        ],
        button: { label: 'Open my family space', href: family },
      }),
    }),
    defineEmail({
      on: 'friendship.accepted',
      template: 'friend_accepted',
      kind: 'friend_accepted',
      about: async ({ friendshipId }) => {
        const friendship = await both(friendshipId);
        return friendship?.status === 'accepted' ? friendship : undefined;
      },
      to: ({ requester }) => [requester],
      write: ({ addressee: friend }, { reader, platformName }) => ({
        subject: t('You and {friend} are now friends', { friend: friend.shown }),
        preview: 'Your request was accepted.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t('{friend} has said yes. You’re now friends on {platformName}.', {
            friend: friend.shown,
            platformName,
          }),
        ],
        button: { label: 'Open the profile', href: `${config.publicUrl}/gymnast/${friend.id}` },
      }),
    }),
  ];
}
