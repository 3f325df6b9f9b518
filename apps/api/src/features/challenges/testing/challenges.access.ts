import { child, guardian } from '#testing/matrix/people';
import { familyPolicy } from '@ribbon/domain/families';
import { type CasesOf, type Input, NOBODY, type Scene, missing } from '#testing/matrix/case';
import { type Member, can, isAdult } from '@ribbon/domain/accounts';
import { clubTimeOf } from '@ribbon/domain/calendar';
import { challengeDraft, insertChallenge } from '#testing/sport/challenges';

const aNewOne =
  (send?: (scene: Scene) => Input) =>
  async (scene: Scene): Promise<Input> => {
    const { id } = await insertChallenge(scene.world.db);
    return { params: { challengeId: id }, ...(send && { body: send(scene) }) };
  };
const draftFor = ({ world }: Scene): Input => {
  const { maker: _, clubId: __, ...change } = challengeDraft(clubTimeOf(world.clock()).day);
  return change;
};
/** The child of the cast has every permission. */
const joins = (member: Member) => can(member, 'joinChallenges');
const runsRibbon = (member: Member) => can(member, 'viewSystemAdmin') && isAdult(member.ageBand);

export const challengeMatrix: CasesOf<'challenges'> = {
  'challenges.discover': { request: () => ({ query: {} }) },
  'challenges.mine': { request: () => ({ query: {} }) },
  'challenges.makers': {},
  'challenges.read': { request: aNewOne() },
  'challenges.create': {
    request: ({ world }) => ({ body: challengeDraft(clubTimeOf(world.clock()).day) }),
    allows: (member) => isAdult(member.ageBand) && can(member, 'createChallenges'),
    refused: 403,
  },
  'challenges.change': { request: aNewOne(draftFor), allows: runsRibbon, refused: 403 },
  'challenges.extend': {
    request: aNewOne(() => ({ endDate: '2100-01-01' })),
    allows: runsRibbon,
    refused: 403,
  },
  'challenges.cancel': {
    request: aNewOne(() => ({ reason: 'Too few people.' })),
    allows: runsRibbon,
    refused: 403,
  },
  'challenges.join': { request: aNewOne(), allows: joins, refused: 403 },
  'challenges.leave': missing({ challengeId: NOBODY }),
  'challenges.tick': {
    request: () => ({ params: { challengeId: NOBODY, taskId: NOBODY }, body: { done: 1 } }),
    allows: () => false,
    refused: 404,
  },
  'challenges.leaderboard': { request: aNewOne() },
  'challenges.certificate': missing({ challengeId: NOBODY }),
  'challenges.certificatesOf': {
    request: ({ cast }) => ({ params: child(cast) }),
    allows: (member, part) =>
      part === 'approved child' || guardian(familyPolicy.seeThreads)(member, part),
    refused: 404,
  },
  'challenges.certificateOf': missing({ challengeId: NOBODY, userId: NOBODY }),
};

declare module '#testing/matrix/case' {
  interface Covered {
    challenges: typeof challengeMatrix;
  }
}
