import { type CasesOf, NOBODY, type Scene, body } from '#testing/matrix/case';
import { onPublicPost } from '#testing/matrix/contents';

export const moderationMatrix: CasesOf<'moderation' | 'moderationQueue'> = {
  'moderation.tellSomeone': { request: body({ words: '' }) },
  'moderation.answerDisclosure': {
    request: () => ({ params: { disclosureId: NOBODY }, body: { wantsToTalk: true } }),
    allows: () => false,
    refused: 404,
  },
  'moderation.status': {},
  'moderation.test': {},

  'moderationQueue.list': { request: () => ({ query: {} }) },
  'moderationQueue.counts': {},
  'moderationQueue.decide': {
    request: async (scene) => ({
      params: { itemId: await heldComment(scene) },
      body: { decision: 'approved' },
    }),
  },
};

/** A comment of the coach of the cast that waits for the moderators. */
async function heldComment(scene: Scene): Promise<string> {
  const { world, cast } = scene;
  const { params } = await onPublicPost()(scene);
  const { id: content_id } = await world.db
    .insertInto('comments')
    .values({
      post_id: params.postId,
      author_id: cast.coach.id,
      content: 'See you',
      approval_status: 'held',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await world.db
    .insertInto('moderation_queue')
    .values({ content_kind: 'comment', content_id, author_id: cast.coach.id, reason: 'pattern' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

declare module '#testing/matrix/case' {
  interface Covered {
    moderation: typeof moderationMatrix;
    moderationQueue: typeof moderationMatrix;
  }
}
