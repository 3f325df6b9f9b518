import type { AgeBand, UserType } from '@ribbon/domain/accounts';
import type { ApprovalStatus, Visibility } from '@ribbon/domain/posts';

/** A small world with everything that decides who sees what. People, clubs and posts are numbers. */
export interface Graph {
  people: Human[];
  friends: [number, number, 'accepted' | 'pending' | 'rejected'][];
  blocks: [number, number][];
  guardians: { of: number; by: number; ended: boolean }[];
  clubs: { isRun: boolean; isDeleted: boolean }[];
  members: Membership[];
  admins: { who: number; club: number }[];
  posts: Post[];
  comments: Remark[];
}

export interface Human {
  band: AgeBand;
  userType: Exclude<UserType, 'child_gymnast'>;
  isPaused: boolean;
  /** Under 13, without a verified guardian. */
  startsInPrivate: boolean;
  allowsPublic: boolean;
  isListed: boolean;
  allowsSuggestions: boolean;
  /** Whether posts of strangers enter the feed; null without a choice. */
  opensFeed: boolean | null;
}

export interface Membership {
  who: number;
  club: number;
  type: 'member' | 'coach' | 'admin';
  /** Confirmed by the club, joined without confirmation, or asked to join. */
  status: 'active' | 'joined' | 'waiting_club';
  /** As a coach. */
  isConfirmed: boolean;
}

export interface Post {
  author: number;
  /** Whether it is written in the name of a club, and of which: always an adult's, for everybody. */
  inNameOf: number | undefined;
  visibility: Visibility;
  status: ApprovalStatus;
  /** The age from which people read its words; null: nobody has read them as words to a child. */
  readerAge: 0 | 13 | 18 | null;
  isHidden: boolean;
  takesComments: boolean;
  second: number;
  /** Unseen: published, and nobody has looked at it. */
  media: 'ready' | 'unseen' | 'held' | 'none';
}

export type RemarkStatus = 'approved' | 'waiting_guardian' | 'held' | 'rejected' | 'checking';

/** A comment; `post` is the number of the post it stands below. */
export interface Remark {
  post: number;
  author: number;
  status: RemarkStatus;
  /** As of a post. */
  readerAge: Post['readerAge'];
  /** By a moderator. */
  isHidden: boolean;
  /** By its author. */
  isDeleted: boolean;
}

/** A number of a person; undefined is a visitor. */
export type Who = number | undefined;

/** Everybody has this surname; a search for any other would find nobody anyway. */
export const SURNAME = 'Larkfield';
export const firstName = (who: number) => `Nadia${who}`;
export const username = (who: number) => `star${who}`;
