import type { EventName, EventOf } from '#platform/outbox/domain-events';
import type { UserId } from '@ribbon/domain/accounts';
import { awaitsClub } from '@ribbon/domain/clubs';
import { friendPolicy } from '@ribbon/domain/friends';
import type { PostId } from '@ribbon/domain/posts';
import type { Facts } from './facts.store.ts';
import type { Notice } from '#platform/notices';

type Row<Name extends EventName> = (facts: Facts, event: EventOf<Name>) => Promise<Notice[]>;

/** A child's notices go to those who look after it as well. */
async function withGuardians(
  facts: Facts,
  { userId, isChild }: { userId: UserId; isChild: boolean },
  notice: (to: UserId, isForChild: boolean) => Notice,
): Promise<Notice[]> {
  const guardians = isChild ? await facts.guardians(userId) : [];
  return [notice(userId, false), ...guardians.map((id) => notice(id, true))];
}

const aboutMembership =
  (
    type: 'club_join_approved' | 'club_join_declined',
  ): Row<'club.membership.approved' | 'club.membership.declined'> =>
  async (facts, { membershipId }) => {
    const membership = await facts.membership(membershipId);
    if (membership === undefined) return [];
    const { clubId, club, userId } = membership;
    return withGuardians(facts, membership, (to, isForChild) => ({
      to,
      type,
      data: { clubId, club, isForChild },
      ...(isForChild && { by: userId }),
    }));
  };

const aboutEvent =
  (
    type: 'event_cancelled' | 'event_moved' | 'event_place_freed',
  ): Row<'club.event.cancelled' | 'club.event.moved' | 'club.event.place_freed'> =>
  async (facts, { userId, eventIds }) => {
    const events = await facts.clubEvents(eventIds);
    const person = await facts.person(userId);
    const [first] = events;
    if (first === undefined || person === undefined) return [];
    const { id: eventId, clubId, title } = first;
    return withGuardians(
      facts,
      { userId, isChild: person.ageBand === 'under13' },
      (to, isForChild) => ({
        to,
        type,
        data: { clubId, eventId, title, dates: events.length, isForChild },
        ...(isForChild && { by: userId }),
      }),
    );
  };

type Words = { [Type in Notice['type']]: Pick<Extract<Notice, { type: Type }>, 'type' | 'data'> };

/** Somebody of the team has looked at something that this person made. */
async function aboutReview(
  facts: Facts,
  userId: UserId,
  words: (isForChild: boolean) => Words[Notice['type']],
): Promise<Notice[]> {
  const person = await facts.person(userId);
  if (person === undefined) return [];
  const isChild = person.ageBand === 'under13';
  return withGuardians(facts, { userId, isChild }, (to, isForChild) => ({
    to,
    ...words(isForChild),
    ...(isForChild && { by: userId }),
  }));
}

/** Who hears of what: a new occasion is one more row. */
export const subscriptions: { readonly [Name in EventName]?: Row<Name> } = {
  'club.membership.requested': async (facts, { membershipId }) => {
    const membership = await facts.membership(membershipId);
    if (membership === undefined || !awaitsClub(membership)) return [];
    const { clubId, club, userId } = membership;
    const admins = await facts.clubAdmins(clubId);
    return admins.map((to) => ({
      to,
      type: 'club_join_request',
      data: { clubId, club },
      by: userId,
    }));
  },
  'club.membership.approved': aboutMembership('club_join_approved'),
  'club.membership.declined': aboutMembership('club_join_declined'),
  'club.invitation.created': async (facts, { invitationId }) => {
    const invited = await facts.invited(invitationId);
    if (invited === undefined) return [];
    const { clubId, club, userId: to } = invited;
    return [{ to, type: 'club_invitation', data: { clubId, club } }];
  },

  'club.event.cancelled': aboutEvent('event_cancelled'),
  'club.event.moved': aboutEvent('event_moved'),
  'club.event.place_freed': aboutEvent('event_place_freed'),

  'club.review.submitted': async (facts, { reviewId }) => {
    const review = await facts.review(reviewId);
    if (!review?.isWaiting) return [];
    const admins = await facts.systemAdmins();
    return admins.map((to) => ({ to, type: 'review_waiting', data: { club: review.club } }));
  },
  'club.review.decided': async (facts, { authorId: to, clubId, decision }) => {
    const club = await facts.club(clubId);
    return club ? [{ to, type: 'review_decided', data: { ...club, decision } }] : [];
  },
  'club.review.removed': async (facts, { authorId: to, clubId }) => {
    const club = await facts.club(clubId);
    return club ? [{ to, type: 'review_decided', data: { ...club, decision: 'removed' } }] : [];
  },
  'club.review.replied': async (facts, { reviewId }) => {
    const review = await facts.review(reviewId);
    if (review === undefined) return [];
    const { clubId, club, userId: to } = review;
    return [{ to, type: 'review_reply', data: { clubId, club } }];
  },

  'friendship.requested': async (facts, { friendshipId }) => {
    const friendship = await facts.friendship(friendshipId);
    if (friendship?.status !== 'pending' || !friendship.isOpen) return [];
    const { from, to } = friendship;
    const person = await facts.person(to);
    if (person === undefined) return [];
    const guardians = friendPolicy.tellsGuardian(person) ? await facts.guardians(to) : [];
    return [
      { to, type: 'friend_request', data: {}, by: from },
      // Whoever was asked by a code is not named before they have said yes.
      ...(friendship.byCode
        ? []
        : [{ to: from, type: 'friend_request_sent' as const, data: {}, by: to }]),
      ...guardians.map((guardian) => ({
        to: guardian,
        type: 'child_friend_request' as const,
        data: { child: person.name },
        by: from,
      })),
    ];
  },
  'friendship.accepted': async (facts, { friendshipId }) => {
    const friendship = await facts.friendship(friendshipId);
    if (friendship?.status !== 'accepted') return [];
    const { from: to, to: by } = friendship;
    return [{ to, type: 'friend_accepted', data: {}, by }];
  },
  'friendship.lapsed': async (facts, { adultId, minorId, because }) => {
    const minor = await facts.person(minorId);
    if (minor === undefined) return [];
    const guardians = await facts.guardians(minorId);
    return [
      { to: minorId, type: 'friendship_lapsed', data: { because, isMinor: true }, by: adultId },
      { to: adultId, type: 'friendship_lapsed', data: { because, isMinor: false }, by: minorId },
      ...guardians
        .filter((id) => id !== adultId)
        .map((to) => ({
          to,
          type: 'child_friendship_lapsed' as const,
          data: { because, child: minor.name },
          by: adultId,
        })),
    ];
  },
  'friendship.ended': async (facts, { childId, friendId, guardianId }) => {
    const guardian = await facts.person(guardianId);
    return [
      {
        to: childId,
        type: 'friendship_ended',
        data: { guardian: guardian?.name ?? 'A grown-up' },
        by: friendId,
      },
      { to: friendId, type: 'friendship_ended', data: { guardian: null }, by: childId },
    ];
  },
  // Minors who follow are counted, not named.
  'profile.followed': async (facts, { followerId: by, userId: to }) =>
    (await facts.person(by))?.ageBand === 'adult'
      ? [{ to, type: 'new_follower', data: {}, by, about: 'me' }]
      : [],

  // A like that was taken back before this is delivered is not told.
  'post.liked': async (facts, { postId, userId: by }) => {
    const post = await facts.post(postId);
    if (post === undefined || !(await facts.likes(by, postId))) return [];
    return [{ to: post.authorId, type: 'post_like', data: { postId }, by, about: postId }];
  },
  'post.commented': async (facts, { postId, commentId, userId: by }) => {
    const post = await facts.commented(commentId);
    if (post === undefined) return [];
    return [{ to: post.authorId, type: 'post_comment', data: { postId, commentId }, by }];
  },
  'post.reviewed': async (facts, { postId, published }) => {
    const post = await facts.post(postId);
    if (post === undefined) return [];
    const type = published ? 'post_published' : 'post_needs_change';
    return aboutReview(facts, post.authorId, (isForChild) => ({
      type,
      data: { postId, isForChild },
    }));
  },
  'comment.reviewed': (facts, { postId, userId, published }) =>
    aboutReview(facts, userId, (isForChild) => ({
      type: 'comment_reviewed',
      data: { postId, published, isForChild },
    })),
  'picture.reviewed': async (facts, { userId, clubId, published }) => {
    const club = clubId === null ? null : ((await facts.club(clubId)) ?? null);
    if (clubId !== null && club === null) return [];
    return aboutReview(facts, userId, (isForChild) => ({
      type: 'picture_reviewed',
      data: { published, club, isForChild },
    }));
  },
  'post.held': async (facts, { postId }) => {
    const post = await facts.post(postId);
    return post ? [{ to: post.authorId, type: 'post_held', data: { postId } }] : [];
  },

  'family.decision.needed': async (facts, { itemId }) => {
    const item = await facts.decision(itemId);
    if (item?.status !== 'waiting') return [];
    const { childId: by, kind } = item;
    const guardians = await facts.guardians(by, { whoDecide: true });
    return guardians.map((to) => ({ to, type: 'family_decision_needed', data: { kind }, by }));
  },
  'family.decision.made': async (facts, { itemId }) => {
    const item = await facts.decision(itemId);
    if (item === undefined || item.decidedBy === null) return [];
    const { childId: to, decidedBy: by, kind, postId } = item;
    const approved = item.status === 'approved';
    if (postId === null) return [{ to, type: 'family_decided', data: { kind, approved }, by }];
    const type = approved ? 'post_approved' : 'post_declined';
    return [{ to, type, data: { postId: postId as PostId }, by }];
  },
  'child.account.approved': async (facts, { childId, guardianId }) => {
    const child = await facts.person(childId);
    if (child === undefined) return [];
    const data = { what: 'approved', child: child.name, isChild: true } as const;
    return [{ to: childId, type: 'family_news', data, by: guardianId }];
  },
  'guardian.link.waiting': async (facts, { linkId }) => {
    const link = await facts.link(linkId);
    const young = link && (await facts.person(link.youngId));
    if (link === undefined || young === undefined || link.isSettled) return [];
    const { youngId, adultId: by } = link;
    return [
      { to: youngId, type: 'family_link_waiting', data: {}, by },
      ...link.confirmers.map((to) => ({
        to,
        type: 'link_to_confirm' as const,
        data: { child: young.name },
        by,
      })),
    ];
  },
  'guardian.link.declined': async (facts, { linkId }) => {
    const link = await facts.link(linkId);
    if (link === undefined) return [];
    const { youngId, adultId } = link;
    return [
      { to: youngId, type: 'family_link_settled', data: { isChild: true }, by: adultId },
      { to: adultId, type: 'family_link_settled', data: { isChild: false }, by: youngId },
    ];
  },
  'guardian.joined': async (facts, { childId, guardianId }) => {
    const child = await facts.person(childId);
    if (child === undefined) return [];
    const guardians = await facts.guardians(childId);
    return [childId, ...guardians.filter((id) => id !== guardianId)].map((to) => ({
      to,
      type: 'family_news',
      data: { what: 'joined', child: child.name, isChild: to === childId },
      by: guardianId,
    }));
  },
  'guardian.removed': (facts, pair) => toGuardian(facts, pair, 'removed'),
  'guardian.promoted': (facts, pair) => toGuardian(facts, pair, 'promoted'),

  'moderation.queued': async (facts, { itemId }) => {
    if (!(await facts.isQueued(itemId))) return [];
    const admins = await facts.systemAdmins();
    return admins.map((to) => ({ to, type: 'queue_waiting', data: {} }));
  },
  'content.reported': async (facts, { reportId }) => {
    const report = await facts.report(reportId);
    if (report === undefined) return [];
    const admins = await facts.systemAdmins();
    return admins.map((to) => ({ to, type: 'report_waiting', data: report }));
  },
};

async function toGuardian(
  facts: Facts,
  { childId, guardianId: to }: EventOf<'guardian.removed'>,
  what: 'removed' | 'promoted',
): Promise<Notice[]> {
  const child = await facts.person(childId);
  if (child === undefined) return [];
  return [{ to, type: 'family_news', data: { what, child: child.name, isChild: false } }];
}
