import { isAdult } from '@ribbon/domain/accounts';
import { type CasesOf, NOBODY, type Scene, body, missing } from '#testing/matrix/case';
import { child, guardian, idOf, stranger, usernameOf } from '#testing/matrix/people';
import { familyPolicy } from '@ribbon/domain/families';
import { friendPolicy } from '@ribbon/domain/friends';

export const friendMatrix: CasesOf<'friends'> = {
  'friends.list': {},
  'friends.requests': {},
  'friends.sent': {},
  'friends.figures': {},
  'friends.suggestions': {},
  'friends.request': {
    request: async (scene) => ({ body: { userId: await stranger(scene) } }),
    // Adults ask adults; children ask only people they know.
    allows: ({ ageBand }) => isAdult(ageBand),
  },
  'friends.useCode': {
    request: body({ code: 'no-body-has-this' }),
    allows: () => false,
    refused: 422,
  },
  'friends.accept': {
    request: async (scene) => ({ params: { userId: await friendOf(scene, 'pending') } }),
    // The stranger is an adult: whatever the row says, a child gets no such friend.
    allows: ({ ageBand }) => isAdult(ageBand),
  },
  'friends.decline': {
    request: async (scene) => ({ params: { userId: await friendOf(scene, 'pending') } }),
  },
  'friends.takeBack': missing({ friendshipId: NOBODY }),
  'friends.remove': {
    request: async (scene) => ({ params: { userId: await friendOf(scene, 'accepted') } }),
  },
  'friends.ofChild': {
    request: ({ cast }) => ({ params: child(cast), query: {} }),
    allows: guardian(familyPolicy.seeFriends),
    refused: 404,
  },
  'friends.endForChild': {
    request: async (scene) => {
      const { id: userId } = await scene.world.person();
      await scene.world.db
        .insertInto('friendships')
        .values({
          requester_id: scene.cast['approved child'].id,
          addressee_id: userId,
          status: 'accepted',
        })
        .execute();
      return { params: { ...child(scene.cast), userId } };
    },
    allows: guardian(familyPolicy.decide),
    refused: 404,
  },
  'friends.code': { spends: true },
  'friends.renewCode': { spends: true, allows: friendPolicy.hasCode },
  'friends.switchCode': {
    spends: true,
    request: async (scene) => {
      await friendCodeOf(scene);
      return { body: { isEnabled: false } };
    },
    allows: friendPolicy.hasCode,
  },
  'friends.follow': {
    request: async (scene) => ({ params: { userId: await stranger(scene) } }),
    allows: (member) => friendPolicy.follow(member, { ageBand: 'adult', isOpen: true }),
  },
  'friends.unfollow': { request: () => ({ params: { userId: NOBODY } }) },
  'friends.follows': { request: () => ({ query: { kind: 'followers' } }) },
  'friends.blockPerson': {
    spends: true,
    request: async (scene) => ({ params: { userId: await stranger(scene) } }),
  },
  'friends.blocked': {},
  'friends.block': {
    spends: true,
    request: async (scene) => {
      const other = scene.part === 'adult' ? scene.cast.coach : scene.cast.adult;
      return { body: { username: await usernameOf(scene, other.id) } };
    },
  },
  'friends.unblock': missing({ blockId: NOBODY }),
};

/** A person with a friend request to this one, or a friend. */
async function friendOf(scene: Scene, status: 'pending' | 'accepted'): Promise<string> {
  const requester_id = await stranger(scene);
  if (scene.part === 'visitor') return requester_id;
  await scene.world.db
    .insertInto('friendships')
    .values({ requester_id, addressee_id: idOf(scene), status })
    .execute();
  return requester_id;
}

async function friendCodeOf(scene: Scene): Promise<void> {
  const user_id = idOf(scene);
  if (user_id === NOBODY) return;
  await scene.world.db
    .insertInto('friend_codes')
    .values({ user_id, code: `code-of-some-${user_id.replaceAll(/[^a-f]/gu, '')}x` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

declare module '#testing/matrix/case' {
  interface Covered {
    friends: typeof friendMatrix;
  }
}
