import { asFile, samples } from '#testing/media/samples';
import { type Person, type World, createWorld } from '#testing/world';
import {
  type MediaId,
  type MediaPurpose,
  type MediaVariant,
  mediaEndpoints,
} from '@ribbon/domain/media';
import { postEndpoints } from '@ribbon/domain/posts';
import { afterAll, beforeAll } from 'vitest';

const { read, upload } = mediaEndpoints;

export let world: World;
export let photo: File;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
    photo = asFile('routine.png', await samples.picture(900, 600));
  });
  afterAll(() => world.close());
}

export async function send(who: Person, purpose: MediaPurpose = 'post', given?: File) {
  const file = given ?? asFile('routine.png', await samples.picture(900, 600));
  return world.call(who, upload, { params: { purpose }, file });
}

export const look = (who: Person | undefined, mediaId: MediaId, variant: MediaVariant = 'small') =>
  world.send(who, read, { params: { mediaId, variant } });

export const sees = async (who: Person | undefined, id: MediaId) =>
  (await look(who, id)).statusCode;

export async function post(
  who: Person,
  visibility: 'public' | 'friends' | 'private',
  ids: MediaId[],
) {
  const media = ids.map((id) => ({ id, alt: 'A hoop in the air' }));
  return world.call(who, postEndpoints.create, {
    body: { content: 'My new routine', visibility, media },
  });
}

export async function befriend(one: Person, other: Person) {
  await world.db
    .insertInto('friendships')
    .values({ requester_id: one.id, addressee_id: other.id, status: 'accepted' })
    .execute();
}
