import type { NewPost } from '@ribbon/domain/posts';

const picturesOf = ({ media }: Pick<NewPost, 'media'>) => media.map(({ id }) => id).join('\n');

/** Whether people who were tagged would now be in another picture, or before other readers. */
export const needsOtherTags = (
  before: Pick<NewPost, 'media' | 'visibility'>,
  after: Pick<NewPost, 'media' | 'visibility'>,
): boolean => before.visibility !== after.visibility || picturesOf(before) !== picturesOf(after);

const mediaWithWords = ({ media }: NewPost) =>
  media.map(({ id, alt }) => `${id} ${alt}`).join('\n');

/** How each field is compared; a new field does not compile without an answer. */
const UNCHANGED: Readonly<Record<keyof NewPost, (before: NewPost, after: NewPost) => boolean>> = {
  content: (before, after) => before.content === after.content,
  visibility: (before, after) => before.visibility === after.visibility,
  location: (before, after) => before.location === after.location,
  media: (before, after) => mediaWithWords(before) === mediaWithWords(after),
  // Saved with every edit; nobody has to read the post again for it.
  commentsOff: () => true,
};

/** Whether nothing has changed that somebody has to read again. */
export const isSamePost = (before: NewPost, after: NewPost): boolean =>
  Object.values(UNCHANGED).every((isUnchanged) => isUnchanged(before, after));
