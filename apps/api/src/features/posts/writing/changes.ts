import type { NewPost } from '@ribbon/domain/posts';

const picturesOf = ({ media }: Pick<NewPost, 'media'>) => media.map(({ id }) => id).join('\n');

/** Whether people who were tagged would now be in another picture, or before other readers. */
export const needsOtherTags = (
  before: Pick<NewPost, 'media' | 'visibility'>,
  after: Pick<NewPost, 'media' | 'visibility'>,
): boolean => before.visibility !== after.visibility || picturesOf(before) !== picturesOf(after);

/** Whether nothing has changed that anybody would have to read again. */
export function isSamePost(before: NewPost, after: NewPost): boolean {
  const shown = ({ media }: NewPost) => media.map(({ id, alt }) => `${id} ${alt}`).join('\n');
  return (
    before.content === after.content &&
    before.visibility === after.visibility &&
    before.location === after.location &&
    shown(before) === shown(after)
  );
}
