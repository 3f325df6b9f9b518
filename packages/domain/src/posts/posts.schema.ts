import * as z from 'zod';
import { cursor, id, prose, timestamp } from '../kernel/index.ts';
import { ALT_TEXT_MAX, MediaFile, MediaId, POST_PICTURES } from '../media/index.ts';

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

/** An uploaded file on its way into a post, with words for those who cannot see it. */
export const NewPostMedia = z.object({
  id: MediaId,
  alt: prose(ALT_TEXT_MAX, { tooLong: 'Descriptions can be 300 characters at most' }).default(''),
});

export const NewPost = z.object({
  content: prose(POST_MAX, {
    required: 'Write something first',
    tooLong: 'Posts can be 500 characters at most',
  }),
  visibility: Visibility,
  media: z
    .array(NewPostMedia)
    .max(POST_PICTURES, 'A post can have four pictures or one video')
    .refine(
      (files) => new Set(files.map((file) => file.id)).size === files.length,
      'A post shows each picture once',
    )
    .default([]),
});
export type NewPost = z.infer<typeof NewPost>;

/** A picture or video of a post. */
export const PostMedia = MediaFile.extend({ alt: z.string() });
export type PostMedia = z.infer<typeof PostMedia>;

/** A post as its author sees it. */
export const OwnPost = z.object({
  id: PostId,
  content: z.string(),
  visibility: Visibility,
  approvalStatus: ApprovalStatus,
  media: z.array(PostMedia),
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
