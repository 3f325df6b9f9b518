import { createWorld } from '#testing/world';
import { type NewPost, postEndpoints as endpoints } from '@ribbon/domain/posts';
import { expect, it } from 'vitest';

/** Each field with a value that isn't its default; a new field doesn't compile without one. */
const WRITTEN: Omit<Required<NewPost>, 'media'> = {
  content: 'My new hoop routine',
  visibility: 'private',
  location: 'Leeds',
  commentsOff: true,
};

it('keeps every field of a post, and sees that nothing was edited', async () => {
  const world = await createWorld();
  const author = await world.person();
  const { id: postId } = await world.call(author, endpoints.create, {
    body: { ...WRITTEN, media: [] },
  });
  const params = { postId };
  expect(await world.call(author, endpoints.read, { params })).toMatchObject(WRITTEN);
  await world.call(author, endpoints.edit, { params, body: { ...WRITTEN, media: [] } });
  const unchanged = await world.call(author, endpoints.read, { params });
  expect(unchanged).toMatchObject({ ...WRITTEN, editedAt: null });
  await world.close();
});
