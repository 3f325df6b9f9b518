import * as z from 'zod';
import { ClubId } from '../accounts/index.ts';
import { CommentId } from '../comments/index.ts';
import { EventId } from '../calendar/index.ts';
import { InboxKind, TEEN_LINK_WARNING } from '../families/index.ts';
import { LAPSE_WORDS, LapseReason } from '../friends/index.ts';
import { PostId } from '../posts/index.ts';
import { slices } from '../slices/index.ts';
import { type Who, crowd, kind, merge, nameOf } from '../kernel/index.ts';

const nothing = z.object({});
const ofPost = z.object({ postId: PostId });
/** What became of something that was held; `isForChild`: told to those who look after its author. */
const ofReview = ofPost.extend({ isForChild: z.boolean() });
const LOOKED = 'Somebody from our team has looked at it. Others can see it now.';
const ofClub = z.object({ clubId: ClubId, club: z.string() });
const ofEvent = z.object({
  clubId: ClubId,
  eventId: EventId,
  title: z.string(),
  /** How many dates it is about. */
  dates: z.int().min(1),
  /** It is about the child who is named, and told to those who look after it. */
  isForChild: z.boolean(),
});

type OfEvent = z.infer<typeof ofEvent>;

const ASKED: Readonly<Record<InboxKind, string>> = {
  post: 'publish a post',
  friend_request: 'be friends with somebody',
  club_join: 'join a club',
  event_rsvp: 'go to an event',
  email_change: 'use another email address',
  comment: 'write a comment',
  competition_entry: 'enter a competition',
  group_session: 'join a training session',
};

const profile = (_: unknown, { id }: Who) => (id === null ? '/notifications' : `/gymnast/${id}`);
const post = ({ postId }: { postId: PostId }) => `/post/${postId}`;
/** Those who look after a child may not read everything that the child can. */
const ownOrFamily = (data: z.infer<typeof ofReview>) => (data.isForChild ? '/family' : post(data));
const event = ({ clubId, eventId, dates }: OfEvent) =>
  dates === 1 ? `/clubs/${clubId}/events/${eventId}` : `/clubs/${clubId}/events`;
const dated = ({ title, dates }: OfEvent) => (dates === 1 ? title : `${title} (${dates} dates)`);
const forChild = ({ isForChild }: OfEvent, who: Who) => (isForChild ? `${nameOf(who)}: ` : '');

/**
 * Everything a person can be told, by the name under which it is stored: the specification's kinds,
 * and those of clubs, families and moderation. No sentence repeats what somebody wrote.
 */
const others = {
  friend_request: kind({
    category: 'friends',
    label: 'Somebody would like to be friends',
    data: nothing,
    title: () => 'New friend request',
    message: (_, who) => `${nameOf(who)} would like to be your friend.`,
    link: () => '/notifications?tab=requests',
    mail: 'on',
    isFrequent: true,
  }),
  friend_accepted: kind({
    category: 'friends',
    label: 'Somebody says yes to your request',
    data: nothing,
    title: () => 'Friend request accepted',
    message: (_, who) => `${nameOf(who)} accepted your friend request.`,
    link: profile,
    mail: 'on',
    isFrequent: true,
  }),
  friend_request_sent: kind({
    category: 'friends',
    label: 'Requests that you have sent',
    data: nothing,
    title: () => 'Friend request sent',
    message: (_, who) => `You asked ${nameOf(who)} to be friends.`,
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
        ? `${nameOf(who)} ${LAPSE_WORDS[because]}, so you are not friends here any more.`
        : `You and ${nameOf(who)} are not friends here any more. Adults and young people are friends only as guardian or confirmed coach.`,
    link: () => '/notifications?tab=friends',
    mail: 'none',
    isRequired: true,
  }),
  child_friendship_lapsed: kind({
    category: 'family',
    label: 'Your child’s friendship with an adult ends',
    shownTo: 'adults',
    data: z.object({ because: LapseReason, child: z.string() }),
    title: () => 'A friendship of your child has ended',
    message: ({ because, child }, who) =>
      `${nameOf(who)} ${LAPSE_WORDS[because]}, so ${child} and ${nameOf(who)} are not friends here any more.`,
    link: () => '/family',
    mail: 'on',
    isRequired: true,
  }),
  child_friend_request: kind({
    category: 'family',
    label: 'Somebody would like to be your child’s friend',
    shownTo: 'adults',
    data: z.object({ child: z.string() }),
    title: () => 'Friend request to your child',
    message: ({ child }, who) => `${nameOf(who)} would like to be friends with ${child}.`,
    link: () => '/family',
    mail: 'on',
    isFrequent: true,
    isInSpiteOfBlocks: true,
  }),
  new_follower: kind({
    category: 'friends',
    label: 'Somebody follows you',
    shownTo: 'adults',
    data: nothing,
    title: () => 'New follower',
    message: (_, who) => `${crowd(who)} ${who.others === 0 ? 'follows' : 'follow'} you now.`,
    link: profile,
    mail: 'none',
    isGrouped: true,
  }),

  post_like: kind({
    category: 'posts',
    label: 'Somebody likes your post',
    data: ofPost,
    title: () => 'Your post is liked',
    message: (_, who) => `${crowd(who)} liked your post.`,
    link: post,
    mail: 'off',
    isFrequent: true,
    isGrouped: true,
  }),
  post_comment: kind({
    category: 'posts',
    label: 'Somebody comments on your post',
    // Older ones do not say which comment.
    data: ofPost.extend({ commentId: CommentId.optional() }),
    title: () => 'New comment',
    message: (_, who) => `${nameOf(who)} commented on your post.`,
    link: post,
    mail: 'off',
    isFrequent: true,
  }),
  post_approved: kind({
    category: 'posts',
    label: 'Your parent or guardian says yes to a post',
    shownTo: 'minors',
    data: ofPost,
    title: () => 'A yes to your post',
    message: (_, who) => `${nameOf(who)} said yes to your post.`,
    link: post,
    mail: 'none',
  }),
  post_declined: kind({
    category: 'posts',
    label: 'Your parent or guardian says no to a post',
    shownTo: 'minors',
    data: ofPost,
    title: () => 'Your post stays private',
    message: (_, who) => `${nameOf(who)} said no to your post. You can talk about it together.`,
    link: () => '/create-post',
    mail: 'none',
  }),
  post_held: kind({
    category: 'posts',
    label: 'Your post is being reviewed',
    data: ofPost,
    title: () => 'Your post is being reviewed',
    message: () => 'Somebody from our team looks at it before others can see it. Nothing is lost.',
    link: () => '/create-post',
    mail: 'none',
    isRequired: true,
  }),
  post_published: kind({
    category: 'posts',
    label: 'Your post was reviewed and is published',
    data: ofReview,
    title: ({ isForChild }) =>
      isForChild ? 'A post of your child is published' : 'Your post is published',
    message: ({ isForChild }, who) =>
      isForChild
        ? `Somebody from our team has looked at a post of ${nameOf(who)}. Others can see it now.`
        : LOOKED,
    link: post,
    mail: 'none',
  }),
  post_needs_change: kind({
    category: 'posts',
    label: 'Your post was reviewed and needs a change',
    data: ofReview,
    title: ({ isForChild }) =>
      isForChild ? 'A post of your child needs a change' : 'Your post needs a change',
    message: ({ isForChild }, who) =>
      isForChild
        ? `A picture or video in a post of ${nameOf(who)} cannot be shown on Ribbon. The post can be shared without it.`
        : 'A picture or video in it cannot be shown on Ribbon. That can happen, you are not in trouble. You can share your post without it, or choose another one.',
    link: ownOrFamily,
    mail: 'none',
    isRequired: true,
  }),
  comment_reviewed: kind({
    category: 'posts',
    label: 'Your comment was reviewed',
    data: ofReview.extend({ published: z.boolean() }),
    title: ({ published }) => (published ? 'A comment is published' : 'A comment is not published'),
    message: ({ published, isForChild }, who) => {
      if (isForChild) {
        return `Somebody from our team has read a comment of ${nameOf(who)}. It is ${published ? 'published now' : 'not shown to others'}.`;
      }
      return published
        ? LOOKED
        : 'Somebody from our team has read your comment. It is not shown to others. You can write another one.';
    },
    link: ownOrFamily,
    mail: 'none',
    isRequired: true,
  }),
  picture_reviewed: kind({
    category: 'posts',
    label: 'Your profile picture or logo was reviewed',
    data: z.object({
      published: z.boolean(),
      /** Whose logo it is; null for the picture of a person. */
      club: ofClub.nullable(),
      isForChild: z.boolean(),
    }),
    title: ({ published }) => (published ? 'A new picture is up' : 'Please choose another picture'),
    message: ({ published, club, isForChild }, who) => {
      const person = isForChild ? `The profile picture of ${nameOf(who)}` : 'Your profile picture';
      const what = club === null ? person : `The logo of ${club.club}`;
      return published
        ? `${what} was looked at. Others can see it now.`
        : `${what} cannot be shown on Ribbon. That can happen. Another picture, or one of our drawings, is a good idea.`;
    },
    link: ({ club, isForChild }) => {
      if (club !== null) return `/club-admin?club=${club.clubId}`;
      return isForChild ? '/family' : '/profile';
    },
    mail: 'none',
    isRequired: true,
  }),
  achievement: kind({
    category: 'posts',
    label: 'You have achieved something',
    data: z.object({ name: z.string().max(120) }),
    title: () => 'New achievement',
    message: ({ name }) => `You have achieved “${name}”. Well done!`,
    link: () => '/challenges',
    mail: 'off',
    isFrequent: true,
  }),

  club_join_request: kind({
    category: 'clubs',
    label: 'Somebody would like to join your club',
    shownTo: 'clubAdmins',
    data: ofClub,
    title: () => 'New request to join',
    message: ({ club }, who) => `${nameOf(who)} would like to join ${club}.`,
    link: ({ clubId }) => `/club-admin?club=${clubId}&tab=members`,
    mail: 'on',
    isFrequent: true,
  }),
  club_join_approved: kind({
    category: 'clubs',
    label: 'A club says yes',
    data: ofClub.extend({ isForChild: z.boolean() }),
    title: () => 'A club says yes',
    message: ({ club, isForChild }, who) =>
      `${isForChild ? `${nameOf(who)} is` : 'You are'} a member of ${club} now.`,
    link: ({ isForChild }) => (isForChild ? '/family' : '/my-clubs'),
    mail: 'on',
  }),
  club_join_declined: kind({
    category: 'clubs',
    label: 'A club cannot take you',
    data: ofClub.extend({ isForChild: z.boolean() }),
    title: () => 'A club cannot say yes',
    message: ({ club, isForChild }, who) =>
      `${club} cannot take ${isForChild ? nameOf(who) : 'you'} as a member at the moment.`,
    link: () => '/clubs',
    mail: 'on',
  }),
  club_invitation: kind({
    category: 'clubs',
    label: 'A club invites you',
    data: ofClub,
    title: () => 'You are invited',
    message: ({ club }) =>
      `${club} invites you to join. The link is in the mail that we sent to you.`,
    link: () => '/my-clubs',
    mail: 'none',
  }),
  event_cancelled: kind({
    category: 'clubs',
    label: 'An event that you answered is cancelled',
    data: ofEvent,
    title: () => 'Cancelled',
    message: (data, who) => `${forChild(data, who)}${dated(data)} is cancelled.`,
    link: event,
    mail: 'on',
  }),
  event_moved: kind({
    category: 'clubs',
    label: 'An event that you answered has another time or place',
    data: ofEvent,
    title: () => 'Another time or place',
    message: (data, who) => `${forChild(data, who)}${dated(data)} has another time or place.`,
    link: event,
    mail: 'on',
  }),
  event_place_freed: kind({
    category: 'clubs',
    label: 'You have a place from a waiting list',
    data: ofEvent,
    title: () => 'A place got free',
    message: (data, who) =>
      `${data.isForChild ? `${nameOf(who)} has` : 'You have'} a place at ${data.title}.`,
    link: event,
    mail: 'on',
  }),
  review_decided: kind({
    category: 'clubs',
    label: 'Your review of a club is decided',
    data: ofClub.extend({ decision: z.enum(['approved', 'rejected', 'removed']) }),
    title: ({ decision }) =>
      decision === 'approved' ? 'Your review is published' : 'Your review is not published',
    message: ({ club, decision }) =>
      decision === 'approved'
        ? `Everybody can read your review of ${club} now.`
        : `Your review of ${club} does not fit our rules. You can change it at any time.`,
    link: () => '/clubs',
    mail: 'on',
  }),
  review_reply: kind({
    category: 'clubs',
    label: 'A club replies to your review',
    data: ofClub,
    title: () => 'A reply to your review',
    message: ({ club }) => `${club} has replied to your review.`,
    link: () => '/clubs',
    mail: 'off',
    isFrequent: true,
  }),

  family_decision_needed: kind({
    category: 'family',
    label: 'Your child asks for your decision',
    shownTo: 'adults',
    data: z.object({ kind: InboxKind }),
    title: () => 'Your decision is needed',
    message: ({ kind: what }, who) => `${nameOf(who)} would like to ${ASKED[what]}.`,
    link: () => '/family',
    mail: 'on',
    isFrequent: true,
    isRequired: true,
    isInSpiteOfBlocks: true,
  }),
  family_decided: kind({
    category: 'family',
    label: 'Your parent or guardian has decided',
    shownTo: 'minors',
    data: z.object({ kind: InboxKind, approved: z.boolean() }),
    title: ({ approved }) => (approved ? 'A yes for you' : 'Not this time'),
    message: ({ kind: what, approved }, who) =>
      `You wanted to ${ASKED[what]}. ${nameOf(who)} said ${approved ? 'yes' : 'no'}.`,
    link: () => '/family',
    mail: 'none',
  }),
  family_news: kind({
    category: 'family',
    label: 'Who looks after an account changes',
    data: z.object({
      what: z.enum(['approved', 'joined', 'removed', 'promoted']),
      child: z.string(),
      /** The reader is the child itself. */
      isChild: z.boolean(),
    }),
    title: () => 'News of your family',
    message: ({ what, child, isChild }, who) =>
      ({
        approved: `${nameOf(who)} said yes. Your account is open now.`,
        joined: `${nameOf(who)} looks after ${isChild ? 'your account' : child} as well.`,
        removed: `You do not look after ${child} any more.`,
        promoted: `You are the main guardian of ${child} now.`,
      })[what],
    link: () => '/family',
    mail: 'none',
    isRequired: true,
    isInSpiteOfBlocks: true,
  }),
  family_link_waiting: kind({
    category: 'family',
    label: 'An adult is about to be linked to your account',
    shownTo: 'minors',
    data: nothing,
    title: () => 'Do you know this adult?',
    message: (_, who) =>
      `${nameOf(who)} is about to be linked to your account. ${TEEN_LINK_WARNING}`,
    link: () => '/family',
    mail: 'none',
    isRequired: true,
    isInSpiteOfBlocks: true,
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
    isInSpiteOfBlocks: true,
  }),
  family_link_settled: kind({
    category: 'family',
    label: 'A link to an adult was not confirmed',
    data: z.object({ isChild: z.boolean() }),
    title: () => 'A link was not confirmed',
    message: ({ isChild }, who) =>
      isChild
        ? `${nameOf(who)} is not linked to your account. Somebody who looks after you here said no. You can talk about it together.`
        : `The link with ${nameOf(who)} was not confirmed.`,
    link: () => '/family',
    mail: 'none',
    isRequired: true,
  }),
  friendship_ended: kind({
    category: 'friends',
    label: 'A guardian has ended a friendship',
    data: z.object({
      /** Told to the child whose guardian it was; null when it is told to the friend. */
      guardian: z.string().nullable(),
    }),
    title: () => 'A friendship has ended',
    message: ({ guardian }, who) =>
      guardian === null
        ? `You and ${nameOf(who)} are no longer friends here. A grown-up decided that, and it may have nothing to do with you.`
        : `You and ${nameOf(who)} are no longer friends here. ${guardian} decided that for you. You can talk about it together.`,
    link: () => '/notifications',
    mail: 'none',
    isRequired: true,
  }),

  review_waiting: kind({
    category: 'safety',
    label: 'A review waits for a decision',
    shownTo: 'systemAdmins',
    data: ofClub.pick({ club: true }),
    title: () => 'A review waits',
    message: ({ club }) => `A review of ${club} waits for your decision.`,
    link: () => '/admin/reviews',
    mail: 'none',
  }),
  queue_waiting: kind({
    category: 'safety',
    label: 'Pictures, videos or comments wait for a look',
    shownTo: 'systemAdmins',
    data: nothing,
    title: () => 'Something waits in the queue',
    message: () => 'Pictures, videos or comments are held until somebody has looked at them.',
    link: () => '/admin/queue',
    mail: 'off',
    isFrequent: true,
    isGrouped: true,
  }),
  report_waiting: kind({
    category: 'safety',
    label: 'Something is reported',
    shownTo: 'systemAdmins',
    data: z.object({ urgent: z.boolean() }),
    title: ({ urgent }) => (urgent ? 'URGENT: a new report' : 'A new report'),
    message: ({ urgent }) =>
      urgent
        ? 'A child may be at risk now. Please read it first.'
        : 'Somebody has reported something.',
    link: () => '/admin/reports',
    mail: 'none',
    isRequired: true,
  }),
  report_decided: kind({
    category: 'safety',
    label: 'What became of your report',
    data: z.object({ acted: z.boolean() }),
    title: () => 'Your report was read',
    message: ({ acted }) =>
      acted
        ? 'Thank you. We have acted on what you told us.'
        : 'Thank you. We have looked at it and found nothing against our rules.',
    link: () => '/child-safety',
    mail: 'none',
    isRequired: true,
  }),
};

/** Everything a person can be told, by the name under which it is stored: each slice brings its own. */
export const KINDS = { ...others, ...merge(slices.map(({ kinds }) => kinds)) };

export type NotificationType = keyof typeof KINDS;
export type DataOf<Type extends NotificationType> = z.infer<(typeof KINDS)[Type]['data']>;
