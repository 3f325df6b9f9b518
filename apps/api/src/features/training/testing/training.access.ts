import { type Case, type CasesOf, NOBODY, type Scene, body, missing } from '#testing/matrix/case';
import { clubLife, runsClub } from '#testing/matrix/club';
import { idOf } from '#testing/matrix/people';
import type { Part } from '#testing/cast';
import { isChild, type Member } from '@ribbon/domain/accounts';
import { randomUUID } from 'node:crypto';

const session = () => ({
  date: '2026-11-10',
  startTime: '17:00',
  minutes: 60,
  type: 'technique',
  editedAt: '2026-11-10T18:00:00.000Z',
});
const goal = () => ({ title: 'A clean routine', category: 'routine', startsOn: '2026-11-01' });
const ofSession = () => ({ sessionId: randomUUID() });
const ofGoal = () => ({ goalId: randomUUID() });
const csv = 'date,start,minutes,type\n2026-11-10,17:00,60,technique\n';

const gone = (params: Record<string, string>, sent: object): Case => ({
  ...missing(params),
  request: () => ({ params, body: sent }),
});

/** Letters and digits together would look like a name elsewhere. */
const inLetters = (hex: string) =>
  hex.replaceAll(/\d/gu, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** In the club of the cast, about a person who shares with it. */
const inClub =
  (more: object = {}) =>
  async (scene: Scene) => {
    await clubLife(scene);
    return {
      params: { clubId: scene.cast.clubId, ...more },
      body: { name: `Swing ${inLetters(randomUUID().slice(0, 8))}`, family: 'handling' },
    };
  };
const seesClub = (part: Part) => (part === 'parent' || part === 'seventeen' ? 404 : 403);
const child = ({ cast }: Scene) => ({ userId: cast['approved child'].id });
const isParent = (_: Member, part: Part) => part === 'parent' || part === 'approved child';

export const trainingMatrix: CasesOf<'training' | 'trainingGoals' | 'trainingSharing'> = {
  'training.overview': { request: () => ({ query: {} }) },
  'training.card': {},
  'training.progress': { request: () => ({ query: { range: '3m' } }) },
  'training.sessions': { request: () => ({ query: {} }) },
  'training.save': { request: () => ({ params: ofSession(), body: session() }) },
  'training.remove': missing({ sessionId: NOBODY }),
  'training.elements': {},
  'training.addElement': {
    request: inClub(),
    allows: runsClub,
    refused: (part) => (part === 'system admin' || part === 'only joined' ? 404 : seesClub(part)),
  },
  'training.removeElement': {
    request: inClub({ elementId: NOBODY }),
    allows: () => false,
    refused: (part) =>
      part === 'coach' || part === 'club admin' || part === 'system admin' || part === 'only joined'
        ? 404
        : seesClub(part),
  },
  'training.exportLog': {},
  'training.previewImport': { request: body({ csv }) },
  'training.importLog': { request: body({ csv }) },
  'trainingGoals.list': {},
  'trainingGoals.save': { request: () => ({ params: ofGoal(), body: goal() }) },
  'trainingGoals.move': gone({ goalId: NOBODY }, { progress: 10 }),
  'trainingGoals.tick': gone({ goalId: NOBODY, milestoneId: NOBODY }, { done: true }),
  'trainingGoals.pause': gone({ goalId: NOBODY }, { paused: true }),
  'trainingGoals.remove': missing({ goalId: NOBODY }),
  'trainingSharing.logs': {},
  'trainingSharing.log': {
    request: (scene) => ({ params: child(scene), query: {} }),
    allows: isParent,
    refused: 404,
  },
  'trainingSharing.coachWords': {
    request: (scene) => ({ params: child(scene) }),
    allows: (_, part) => part === 'parent',
    refused: 404,
  },
  'trainingSharing.shares': {
    request: (scene) => ({ params: child(scene) }),
    allows: isParent,
    refused: 404,
  },
  'trainingSharing.share': {
    request: async (scene) => {
      await clubLife(scene);
      return { params: { clubId: scene.cast.clubId, userId: idOf(scene) } };
    },
    // Members confirmed by the club who are 13 or older.
    allows: (member, part) =>
      !isChild(member.ageBand) && ['fourteen', 'adult', 'confirmed member', 'coach'].includes(part),
    refused: (part) => (part === 'approved child' ? 403 : 404),
  },
  'trainingSharing.withdraw': {
    request: async (scene) => {
      await clubLife(scene);
      return { params: { clubId: scene.cast.clubId, userId: idOf(scene) } };
    },
  },
  'trainingSharing.comment': {
    request: () => ({ params: ofSession(), body: { content: 'Lovely' } }),
    allows: () => false,
    refused: 404,
  },
  'trainingSharing.removeComment': missing({ commentId: NOBODY }),
};

declare module '#testing/matrix/case' {
  interface Covered {
    training: typeof trainingMatrix;
    trainingGoals: typeof trainingMatrix;
    trainingSharing: typeof trainingMatrix;
  }
}
