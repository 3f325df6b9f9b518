import * as z from 'zod';
import type { AgeBand } from '../accounts/index.ts';
import { id, phrase, prose, t } from '../kernel/index.ts';
import { ALT_TEXT_MAX, MediaId, POST_PICTURES } from '../media/index.ts';

export const POST_MAX = 500;
export const LOCATION_MAX = 120;

export const PostId = id<'PostId'>();
export type PostId = z.infer<typeof PostId>;

export const Visibility = z.enum(['friends', 'public', 'private']);
export type Visibility = z.infer<typeof Visibility>;
const VISIBILITY_LABELS: Readonly<Record<Visibility, string>> = {
  friends: 'Friends Only',
  public: 'Everyone',
  private: 'Only Me',
};

/**
 * For readers other than the author: the reach of a post for friends would reveal the author's age.
 */
export const READERS_LABELS: Readonly<Record<Visibility, string>> = {
  ...VISIBILITY_LABELS,
  friends: 'Not public',
};

/** To the author: what the youngest write for friends, their club reads, too. */
export const audienceLabel = (visibility: Visibility, ageBand: AgeBand): string =>
  visibility === 'friends' && (ageBand === 'under13' || ageBand === '13-15')
    ? 'Friends and club'
    : VISIBILITY_LABELS[visibility];

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

/** Who keeps a post out of sight. */
export const HiddenAs = z.enum(['author', 'guardian', 'team']);
export type HiddenAs = z.infer<typeof HiddenAs>;

/** An uploaded file to attach to a post, with alternative text. */
export const NewPostMedia = z.object({
  id: MediaId,
  alt: phrase(ALT_TEXT_MAX, { tooLong: 'Descriptions can be up to 300 characters' }).default(''),
});

export const NewPost = z.object({
  content: prose(POST_MAX, {
    required: 'Write something first',
    tooLong: t('Posts can be up to {postMax} characters', { postMax: POST_MAX }),
  }),
  visibility: Visibility,
  media: z
    .array(NewPostMedia)
    .max(POST_PICTURES, 'A post can have four pictures or one video')
    .refine(
      (files) => new Set(files.map((file) => file.id)).size === files.length,
      'You’ve added that picture twice',
    )
    .default([]),
  /** The town, as adults may write it; a minor's is never kept. */
  location: phrase(LOCATION_MAX, { tooLong: 'Locations can be up to 120 characters' }).default(''),
  commentsOff: z.boolean().default(false),
});
export type NewPost = z.infer<typeof NewPost>;

export const postMessages = {
  createFailed: 'Failed to create post. Please try again.',
  updateFailed: 'Failed to update post. Please try again.',
  deleteFailed: 'Failed to delete post. Please try again.',
  hideFailed: 'Failed to hide post. Please try again.',
  showFailed: 'We couldn’t restore the post. Please try again.',
  likeFailed: 'Failed to like post. Please try again.',
  unlikeFailed: 'Failed to unlike post. Please try again.',
} as const;
