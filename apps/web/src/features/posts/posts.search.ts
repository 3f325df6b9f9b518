import { POST_MAX } from '@ribbon/domain/posts';
import * as z from 'zod';

/** Words that a new post begins with: an achievement, for example. Its author changes them as they like. */
export const createPostSearch = z.object({
  text: z.string().max(POST_MAX).optional().catch(undefined),
});
