import { searchOf, writing } from '#lib/navigation/reading.ts';
import { POST_MAX } from '@ribbon/domain/posts';

/** Words that a new post begins with: an achievement, for example. Its author changes them as they like. */
export const createPostSearch = searchOf({ text: writing(POST_MAX) });
