import type { NewPost } from '@ribbon/domain/posts';
import { POST_TEXTS, type PostText } from '../posts.words.sql.ts';

const picturesOf = ({ media }: Pick<NewPost, 'media'>) => media.map(({ id }) => id).join('\n');

/** Whether people who were tagged would now be in another picture, or before other readers. */
export const needsOtherTags = (
  before: Pick<NewPost, 'media' | 'visibility'>,
  after: Pick<NewPost, 'media' | 'visibility'>,
): boolean => before.visibility !== after.visibility || picturesOf(before) !== picturesOf(after);

const mediaWithWords = ({ media }: NewPost) =>
  media.map(({ id, alt }) => `${id} ${alt}`).join('\n');

type Compare = (before: NewPost, after: NewPost) => boolean;

/** How each field is compared that is no text; a new one does not compile without an answer. */
const UNCHANGED: Readonly<Record<Exclude<keyof NewPost, PostText>, Compare>> = {
  visibility: (before, after) => before.visibility === after.visibility,
  media: (before, after) => mediaWithWords(before) === mediaWithWords(after),
  // Saved with every edit; nobody has to read the post again for it.
  commentsOff: () => true,
};

/** Whether nothing has changed that somebody has to read again. */
export const isSamePost: Compare = (before, after) =>
  POST_TEXTS.every((field) => before[field] === after[field]) &&
  Object.values(UNCHANGED).every((isUnchanged) => isUnchanged(before, after));
