import type * as z from 'zod';
import { NewPost } from './posts.schema.ts';

export const CLUB_POSTS_PAGE = 20;

/** What is said in a club's name. Everybody can see it, so that is nothing to choose. */
export const NewClubPost = NewPost.omit({ visibility: true });
export type NewClubPost = z.infer<typeof NewClubPost>;
