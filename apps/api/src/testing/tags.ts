import { asFile, samples } from '#testing/media/samples';
import { lookedAt } from '#testing/media/seen';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { type PhotoUse, familyEndpoints } from '@ribbon/domain/families';
import { mediaEndpoints } from '@ribbon/domain/media';
import {
  FeedPost,
  type PostId,
  type PostTag,
  clubPostEndpoints,
  postEndpoints,
  tagEndpoints,
} from '@ribbon/domain/posts';
import { clubIn } from './club.ts';
import { family } from './family.ts';
import { befriended } from './posts.ts';
import type { Person, World } from './world.ts';

async function picture(world: World, author: Person) {
  const { id } = await world.call(author, mediaEndpoints.upload, {
    params: { purpose: 'post' },
    file: asFile('routine.png', await samples.picture()),
  });
  return lookedAt(world, id);
}

/** A post with a picture, for friends unless said otherwise, or in the name of a club. */
export async function pictured(
  world: World,
  author: Person,
  place: { visibility?: 'friends' | 'public' | 'private'; clubId?: ClubId } = {},
): Promise<PostId> {
  const media = [{ id: await picture(world, author), alt: '' }];
  const content = 'Ready for the display';
  const { clubId, visibility = 'friends' } = place;
  const { id } =
    clubId === undefined
      ? await world.call(author, postEndpoints.create, { body: { content, visibility, media } })
      : await world.call(author, clubPostEndpoints.create, {
          params: { clubId },
          body: { content, media },
        });
  return id;
}

/** A guardian says yes, or takes it back. */
export const consents = (
  world: World,
  guardian: Person,
  child: { id: UserId },
  { use = 'club_members', given = true }: { use?: PhotoUse; given?: boolean } = {},
) =>
  world.call(guardian, familyEndpoints.answerPhotosOf, {
    params: { childId: child.id, use },
    body: { given },
  });

/** A young person does. */
export const consentsOwn = (
  world: World,
  young: Person,
  { use = 'club_members', given = true }: { use?: PhotoUse; given?: boolean } = {},
) => world.call(young, familyEndpoints.answerOwnPhotos, { params: { use }, body: { given } });

export const tag = async (
  world: World,
  author: Person,
  postId: PostId,
  ...people: { id: UserId }[]
): Promise<number> => {
  const answer = await world.send(author, tagEndpoints.set, {
    params: { postId },
    body: { people: people.map(({ id }) => id) },
  });
  return answer.statusCode;
};

/** Who is in the picture, as somebody reads the post; undefined where they may not open it. */
export async function tagsSeenBy(
  world: World,
  who: Person | undefined,
  postId: PostId,
): Promise<PostTag[] | undefined> {
  const answer = await world.send(who, postEndpoints.read, { params: { postId } });
  return answer.statusCode === 200 ? FeedPost.parse(answer.json()).tags : undefined;
}

export const namesSeenBy = async (
  world: World,
  who: Person | undefined,
  postId: PostId,
): Promise<string[] | undefined> => (await tagsSeenBy(world, who, postId))?.map(({ name }) => name);

/** A child of nine in a club, with guardian, confirmed coach, and a team mate who is the coach's friend. */
export async function squad(world: World) {
  const club = await clubIn(world);
  const { child, guardian } = await family(world);
  await club.join(child);
  const coach = await world.person({ userType: 'coach' });
  await club.join(coach, 'coach');
  const { child: mate, guardian: mateGuardian } = await family(world);
  await club.join(mate);
  await befriended(world, coach, mate);
  return { club, child, guardian, coach, mate, mateGuardian };
}
