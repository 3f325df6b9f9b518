import * as z from 'zod';
import { cursor, id, prose, timestamp } from '../kernel/index.ts';

export const POST_MAX = 500;
export const OWN_POSTS_LIMIT = 50;
/** Posts of one person on one page. */
export const PERSON_POSTS_PAGE = 20;

export const PostId = id<'PostId'>();
export type PostId = z.infer<typeof PostId>;

export const Visibility = z.enum(['friends', 'public', 'private']);
export type Visibility = z.infer<typeof Visibility>;
export const VISIBILITY_LABELS: Readonly<Record<Visibility, string>> = {
  friends: 'Friends Only',
  public: 'Everyone',
  private: 'Only Me',
};

/** Where a post stands, as its author sees it. */
export const ApprovalStatus = z.enum([
  'checking',
  'waiting_guardian',
  'held',
  'approved',
  'needs_change',
  'rejected',
]);
export type ApprovalStatus = z.infer<typeof ApprovalStatus>;

export const NewPost = z.object({
  content: prose(POST_MAX, {
    required: 'Write something first',
    tooLong: 'Posts can be 500 characters at most',
  }),
  visibility: Visibility,
});
export type NewPost = z.infer<typeof NewPost>;

/** A post as its author sees it. */
export const OwnPost = z.object({
  id: PostId,
  content: z.string(),
  visibility: Visibility,
  approvalStatus: ApprovalStatus,
  createdAt: timestamp,
});
export type OwnPost = z.infer<typeof OwnPost>;

/** Somebody's post, as whoever may read it sees it where its author is known. */
export const PersonPost = z.object({
  id: PostId,
  content: z.string(),
  visibility: Visibility,
  /** The club it was written for. */
  clubName: z.string().nullable(),
  createdAt: timestamp,
});
export type PersonPost = z.infer<typeof PersonPost>;

export const PersonPostPage = z.object({ posts: z.array(PersonPost), next: cursor.nullable() });
export type PersonPostPage = z.infer<typeof PersonPostPage>;
