import * as z from 'zod';
import { timestamp } from '../kernel/index.ts';
import { NewPost, PostId } from './posts.schema.ts';

export const CLUB_POSTS_PAGE = 20;

/** What is said in a club's name. Everybody can see it, so there is nothing else to choose. */
export const ClubPostText = NewPost.pick({ content: true });
export type ClubPostText = z.infer<typeof ClubPostText>;

/** A club's post as those who run the club list it. */
export const ClubPost = z.object({
  id: PostId,
  content: z.string(),
  /** By the name that everybody sees. */
  author: z.string(),
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
  /** Nobody's words are changed under their name; deleting is for all who run the club. */
  isOwn: z.boolean(),
});
export type ClubPost = z.infer<typeof ClubPost>;

export const clubPostMessages = {
  createFailed: 'Failed to create club post. Please try again.',
  updateFailed: 'Failed to update post. Please try again.',
  deleteFailed: 'Failed to delete post. Please try again.',
} as const;
