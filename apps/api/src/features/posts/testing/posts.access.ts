import { type CasesOf, type Input, NOBODY, type Scene, body, missing } from '#testing/matrix/case';
import { child, guardian } from '#testing/matrix/people';
import { clubPost, inOwnClub, managesClub } from '#testing/matrix/club';
import { YOUNG, ofStranger, onPublicPost } from '#testing/matrix/contents';
import { familyPolicy } from '@ribbon/domain/families';
import { friendPolicy } from '@ribbon/domain/friends';
import { postPolicy, tagPolicy } from '@ribbon/domain/posts';

/** A request about a post that the club admin of the cast wrote in that club's name. */
const inClubPost =
  (more: Input = {}) =>
  async (scene: Scene) => {
    const { params } = await inOwnClub()(scene);
    return { ...more, params: { ...params, postId: await clubPost(scene) } };
  };

/** A request about a tag of the approved child, set by the adult of the cast. */
const onTag = (more: Input) => async (scene: Scene) => {
  const { params } = await onPublicPost()(scene);
  const { world, cast } = scene;
  const userId = cast['approved child'].id;
  await world.db
    .insertInto('post_tags')
    .values({
      post_id: params.postId,
      user_id: userId,
      tagged_by: cast.adult.id,
      state: 'waiting',
    })
    .execute();
  return { ...more, params: { ...params, userId } };
};

export const postMatrix: CasesOf<'posts' | 'clubPosts' | 'tags'> = {
  'tags.people': {
    request: () => ({ query: { visibility: 'friends' } }),
    allows: tagPolicy.tag,
  },
  'tags.set': {
    request: onPublicPost({ body: { people: [] } }),
    allows: (_, part) => part === 'adult',
    refused: 404,
  },
  'tags.accept': {
    request: onTag({}),
    allows: (_, part) => part === 'approved child',
    refused: 404,
  },
  'tags.remove': {
    request: onTag({}),
    allows: (_, part) => part === 'approved child' || part === 'parent',
    refused: 404,
  },

  'posts.create': {
    request: body({ content: 'Hello', visibility: 'friends' }),
    allows: postPolicy.create,
  },
  'posts.feed': { request: () => ({ query: {} }) },
  'posts.followed': { request: () => ({ query: {} }), allows: friendPolicy.mayFollow },
  'posts.news': { request: () => ({ query: { since: `1.${NOBODY}` } }) },
  'posts.mine': { request: () => ({ query: {} }) },
  'posts.mineHidden': {},
  'posts.read': { request: onPublicPost(), ...ofStranger },
  'posts.edit': {
    request: onPublicPost({ body: { content: 'Hello', visibility: 'friends' } }),
    allows: (_, part) => part === 'adult',
    refused: 404,
  },
  'posts.hide': {
    request: onPublicPost(),
    allows: (_, part) => part === 'adult',
    refused: (part) => (YOUNG.has(part) ? 404 : 403),
  },
  'posts.show': {
    request: onPublicPost(),
    allows: (_, part) => part === 'adult',
    refused: 404,
  },
  'posts.like': { request: onPublicPost(), ...ofStranger },
  'posts.unlike': { request: onPublicPost(), ...ofStranger },
  'posts.ofPerson': { request: ({ cast }) => ({ params: { userId: cast.adult.id }, query: {} }) },
  'posts.ofChild': {
    request: ({ cast }) => ({ params: child(cast), query: {} }),
    allows: guardian(familyPolicy.seeThreads),
    refused: 404,
  },
  'posts.remove': missing({ postId: NOBODY }),

  'clubPosts.list': { ...managesClub, request: inOwnClub() },
  'clubPosts.create': {
    request: inOwnClub({ body: { content: 'Come and dance with us' } }),
    allows: managesClub.allows,
  },
  'clubPosts.edit': {
    request: inClubPost({ body: { content: 'Come and dance' } }),
    allows: managesClub.allows,
  },
  'clubPosts.remove': { request: inClubPost(), allows: managesClub.allows },
};

declare module '#testing/matrix/case' {
  interface Covered {
    posts: typeof postMatrix;
    clubPosts: typeof postMatrix;
    tags: typeof postMatrix;
  }
}
