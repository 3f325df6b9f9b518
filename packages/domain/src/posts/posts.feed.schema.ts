import * as z from 'zod';
import { ClubId, PersonCard } from '../accounts/index.ts';
import { ClubArt } from '../clubs/index.ts';
import { Guardianship } from '../families/index.ts';
import { cursor, timestamp } from '../kernel/index.ts';
import { MediaFile, MediaId } from '../media/index.ts';
import { FirstSteps } from '../start/index.ts';
import { ApprovalStatus, HiddenAs, PostId, Visibility } from './posts.schema.ts';

export const FEED_PAGE = 20;
/** Posts of one person on one page. */
export const PERSON_POSTS_PAGE = 20;
/** Posts of a child on one page, for the guardians. */
export const CHILD_POSTS_PAGE = 10;
/** Posts of the reader on one page; also the limit of hidden ones. */
export const OWN_POSTS_PAGE = 50;

/** A picture or video of a post. */
export const PostMedia = MediaFile.extend({ alt: z.string() });
export type PostMedia = z.infer<typeof PostMedia>;

/** Comments are counted this far and no further. */
export const COMMENTS_COUNTED = 100;
export const commentsLabel = (count: number): string =>
  count < COMMENTS_COUNTED ? `${count}` : `${COMMENTS_COUNTED - 1}+`;

/** Somebody tagged in a picture, as far as the reader may know it. */
export const PostTag = PersonCard.pick({ id: true, name: true, username: true }).extend({
  /** The tagged person has not agreed yet; only they and the author see the tag. */
  isWaiting: z.boolean(),
  /** The reader is the tagged person, or looks after that child. */
  mayRemove: z.boolean(),
});
export type PostTag = z.infer<typeof PostTag>;

/** A post as its reader sees it, wherever it is shown. */
export const FeedPost = z.object({
  id: PostId,
  author: PersonCard,
  /** The club in whose name it was posted, if any. */
  club: z
    .object({
      id: ClubId,
      name: z.string(),
      art: ClubArt.nullable(),
      imageId: MediaId.nullable(),
    })
    .nullable(),
  content: z.string(),
  location: z.string().nullable(),
  visibility: Visibility,
  /** What is held is there for the author alone. */
  media: z.array(PostMedia),
  /** People tagged in its pictures that the reader may know of. */
  tags: z.array(PostTag),
  /** Null to everybody under 16, and where only the author may know: how many like what a minor wrote. */
  likes: z.int().nullable(),
  /** Up to `COMMENTS_COUNTED`; null to everybody under 16. */
  comments: z.int().nullable(),
  isLiked: z.boolean(),
  commentsOff: z.boolean(),
  /** Where it stands, for its author; for everybody else it is simply there. */
  approvalStatus: ApprovalStatus.nullable(),
  /** To its author: from which age on people see it, while its words are not for everybody it was written for. */
  readersFrom: z.literal([13, 18]).nullable(),
  /** The link of a reader who decides for its author, a child under 13. */
  guardianship: Guardianship.nullable(),
  /** Who keeps it out of sight, to its author and the guardians of a child under 13. */
  hiddenAs: HiddenAs.nullable(),
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
});
export type FeedPost = z.infer<typeof FeedPost>;

export const PostPage = z.object({ posts: z.array(FeedPost), next: cursor.nullable() });
export type PostPage = z.infer<typeof PostPage>;

export const FeedPage = PostPage.extend({
  /** Where the feed began when it was read: what is newer has come since. */
  newest: cursor,
  /** What a new reader can do next; null on later pages. */
  firstSteps: FirstSteps,
});
export type FeedPage = z.infer<typeof FeedPage>;

/** Posts of others that have come since, counted up to a page. */
export const FeedNews = z.object({ count: z.int(), more: z.boolean() });
export type FeedNews = z.infer<typeof FeedNews>;

export const PostLikes = FeedPost.pick({ likes: true, isLiked: true });
export type PostLikes = z.infer<typeof PostLikes>;
