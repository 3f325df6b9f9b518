import type { NotificationRules, SubjectCheck } from '#platform/notifications';
import { isAdult } from '@ribbon/domain/accounts';
import { friendPolicy } from '@ribbon/domain/friends';
import { sql } from 'kysely';
import { pairStore } from './requests/friends.pairs.store.ts';

export const friendNotifications: NotificationRules = {
  'friendship.requested': async ({ tx, people }, { friendshipId }) => {
    const friendship = await pairStore.facts(tx, friendshipId);
    if (friendship?.status !== 'pending' || !friendship.isOpen) return [];
    const { from, to } = friendship;
    const person = await people.person(to);
    if (person === undefined) return [];
    const guardians = friendPolicy.tellsGuardian(person) ? await people.guardiansOf(to) : [];
    return [
      { to, type: 'friend_request', data: {}, by: from },
      // A person asked by code is not named before they have agreed.
      ...(friendship.byCode
        ? []
        : [{ to: from, type: 'friend_request_sent' as const, data: {}, by: to }]),
      ...guardians.map(({ id }) => ({
        to: id,
        type: 'child_friend_request' as const,
        data: { child: person.shown },
        by: from,
      })),
    ];
  },
  'friendship.accepted': async ({ tx }, { friendshipId }) => {
    const friendship = await pairStore.facts(tx, friendshipId);
    if (friendship?.status !== 'accepted') return [];
    const { from: to, to: by } = friendship;
    return [{ to, type: 'friend_accepted', data: {}, by }];
  },
  'friendship.lapsed': async ({ people }, { adultId, minorId, because }) => {
    const minor = await people.person(minorId);
    if (minor === undefined) return [];
    const guardians = await people.guardiansOf(minorId);
    return [
      { to: minorId, type: 'friendship_lapsed', data: { because, isMinor: true }, by: adultId },
      { to: adultId, type: 'friendship_lapsed', data: { because, isMinor: false }, by: minorId },
      ...guardians
        .filter(({ id }) => id !== adultId)
        .map(({ id: to }) => ({
          to,
          type: 'child_friendship_lapsed' as const,
          data: { because, child: minor.shown },
          by: adultId,
        })),
    ];
  },
  'friendship.ended': async ({ people }, { childId, friendId, guardianId }) => {
    const guardian = (await people.person(guardianId))?.shown ?? 'A grown-up';
    return [
      { to: childId, type: 'friendship_ended', data: { guardian }, by: friendId },
      { to: friendId, type: 'friendship_ended', data: { guardian: null }, by: childId },
    ];
  },
  // Minors who follow are counted, not named.
  'profile.followed': async ({ people }, { followerId: by, userId: to }) => {
    const follower = await people.person(by);
    return follower && isAdult(follower.ageBand)
      ? [{ to, type: 'new_follower', data: {}, by, about: 'me' }]
      : [];
  },
};

/** A request that was withdrawn, or sent again later, is not the one of this notification. */
export const friendSubjects: SubjectCheck = {
  types: ['friend_request'],
  stands: () => sql`exists (
    select from notification_actors actor
      join friendships friendship on friendship.requester_id = actor.actor_id
    where actor.notification_id = notification.id and friendship.addressee_id = notification.user_id
      and friendship.created_at <= notification.created_at)`,
};
