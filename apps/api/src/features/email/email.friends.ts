import type { FamilyMailing } from '#features/families';
import type { FriendMailing } from '#features/friends';
import type { Config } from '#platform/config/config';
import type { Subscriber } from '#platform/outbox/domain-events';
import { LAPSE_WORDS, friendPolicy } from '@ribbon/domain/friends';
import { friendLetters as letters } from './email.friends-letters.ts';
import { type SenderNeeds, letterSender, on } from './email.sender.ts';

interface Needs extends SenderNeeds {
  config: Pick<Config, 'publicUrl'>;
  friends: FriendMailing;
  families: FamilyMailing;
}

/** Mails that friends call for, once both may know of it. */
export function friendMails(needs: Needs): Subscriber[] {
  const { config, friends, families } = needs;
  const send = letterSender<keyof typeof letters>(needs);
  return [
    on('friendship.requested', async ({ friendshipId }) => {
      const friendship = await friends.friendship(friendshipId);
      if (friendship?.status !== 'pending' || !friendship.isOpen) return;
      const { requester, addressee } = friendship;
      const event = 'friendship.requested';
      await send(
        { to: addressee.email, event, template: 'friend_request', userId: addressee.id },
        (name) =>
          letters.friend_request(name, {
            reader: addressee.name,
            sender: requester.shown,
            answer: `${config.publicUrl}/gymnast/${requester.id}`,
          }),
      );
      if (!friendPolicy.tellsGuardian(addressee)) return;
      for (const guardian of await families.guardiansOf(addressee.id)) {
        await send(
          { to: guardian.email, event, template: 'child_friend_request', userId: guardian.id },
          (name) =>
            letters.child_friend_request(name, {
              reader: guardian.name,
              child: addressee.shown,
              sender: requester.shown,
              family: `${config.publicUrl}/family`,
            }),
        );
      }
    }),
    on('friendship.lapsed', async ({ adultId, minorId, because }) => {
      const [friend, child] = [await friends.party(adultId), await friends.party(minorId)];
      if (friend === undefined || child === undefined) return;
      for (const guardian of await families.guardiansOf(minorId)) {
        if (guardian.id === adultId) continue;
        await send(
          {
            to: guardian.email,
            event: 'friendship.lapsed',
            template: 'child_friendship_lapsed',
            userId: guardian.id,
          },
          (name) =>
            letters.child_friendship_lapsed(name, {
              reader: guardian.name,
              child: child.shown,
              friend: friend.shown,
              because: LAPSE_WORDS[because],
              family: `${config.publicUrl}/family`,
            }),
        );
      }
    }),
    on('friendship.accepted', async ({ friendshipId }) => {
      const friendship = await friends.friendship(friendshipId);
      if (friendship?.status !== 'accepted') return;
      const { requester, addressee } = friendship;
      await send(
        {
          to: requester.email,
          event: 'friendship.accepted',
          template: 'friend_accepted',
          userId: requester.id,
        },
        (name) =>
          letters.friend_accepted(name, {
            reader: requester.name,
            friend: addressee.shown,
            profile: `${config.publicUrl}/gymnast/${addressee.id}`,
          }),
      );
    }),
  ];
}
