import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { PostId } from './posts.schema.ts';

const ofPost = z.object({ postId: PostId });

/** What happened to posts. */
export const postEvents = {
  /** It can be read from now on, for the first time. */
  'post.published': ofPost,
  'post.liked': ofPost.extend({ userId: UserId }),
  /** A person has to look at its pictures first. */
  'post.held': ofPost,
  /** Somebody of the team has looked at them: it is up, or needs a change. */
  'post.reviewed': ofPost.extend({ published: z.boolean() }),
  /** Somebody was tagged in a picture that is up. */
  'post.tagged': ofPost.extend({ userId: UserId }),
  /** The guardian's answers. */
  'post.approved': ofPost,
  'post.declined': ofPost,
  /** A guardian has taken it out of sight, or deleted it. */
  'post.hidden_by_guardian': ofPost.extend({ guardianId: UserId }),
  'post.deleted_by_guardian': z.object({ childId: UserId, guardianId: UserId }),
};
