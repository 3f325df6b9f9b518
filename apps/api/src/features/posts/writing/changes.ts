import type { NewPost } from '@ribbon/domain/posts';

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
