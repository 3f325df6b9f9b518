import { publicPost } from '#testing/comments';
import { asFile, samples } from '#testing/media/samples';
import { befriended } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { commentEndpoints } from '@ribbon/domain/comments';
import { type MediaId, type MediaPurpose, mediaEndpoints } from '@ribbon/domain/media';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { type PostId, postEndpoints } from '@ribbon/domain/posts';
import { afterAll, beforeAll } from 'vitest';

export let world: World;
export let moderator: Person;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
    moderator = await world.person({ roles: ['system_admin'] });
  });
  afterAll(() => world.close());
}

export const aged = (age: number) =>
  world.person({ birthYear: world.clock().getUTCFullYear() - age });

const aPhoto = async () => asFile('routine.png', await samples.picture(900, 600));

export async function send(who: Person, purpose: MediaPurpose = 'post', given?: File) {
  const file = given ?? (await aPhoto());
  return (await world.call(who, mediaEndpoints.upload, { params: { purpose }, file })).id;
}

export const share = async (who: Person, ids: MediaId[], content = 'My new routine') =>
  world.call(who, postEndpoints.create, {
    body: { content, visibility: 'friends', media: ids.map((id) => ({ id, alt: 'A hoop' })) },
  });

export const stateOf = async (who: Person, postId: PostId) =>
  (await world.call(who, postEndpoints.read, { params: { postId } })).approvalStatus;

export const notificationsTo = async (who: Person) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.map(({ type, message }) => ({ type, message }));
};

/** A teenager with a friend, and a photo that waits for a look. */
export async function teenWithPhoto() {
  const [teen, friend] = [await aged(14), await world.person()];
  await befriended(world, friend, teen);
  const mediaId = await send(teen);
  const { id: postId } = await share(teen, [mediaId]);
  return { teen, friend, mediaId, postId };
}

/** What somebody wrote below a teenager's post, held. */
export async function heldComment(author?: Person) {
  const writer = author ?? (await world.person());
  const teen = await aged(14);
  await befriended(world, writer, teen);
  const postId = await publicPost(world, teen, { visibility: 'friends' });
  const { id } = await world.call(writer, commentEndpoints.add, {
    params: { postId },
    body: { content: 'See you at training' },
  });
  // As `patternWatch` leaves it; how it comes to that is a matter of the comments’ tests.
  await world.db
    .updateTable('comments')
    .set({ approval_status: 'held' })
    .where('id', '=', id)
    .execute();
  await world.db
    .insertInto('moderation_queue')
    .values({
      content_kind: 'comment',
      content_id: id,
      author_id: writer.id,
      reason: 'pattern',
      priority: 2,
      created_at: world.clock(),
    })
    .execute();
  return { writer, teen, postId, id };
}
