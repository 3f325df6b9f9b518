import { type CasesOf, type Input, NOBODY, type Scene } from '#testing/matrix/case';
import { clubLife, runsClub } from '#testing/matrix/club';
import { openCompetition, registrationPlan } from '#testing/sport/entries';
import { isAdult } from '@ribbon/domain/accounts';

const open = async ({ world }: Scene) => openCompetition(world.db);
const ofCompetition = async (scene: Scene): Promise<Input> => {
  const { competitionId } = await open(scene);
  return { params: { competitionId } };
};
const ofNobody = async (scene: Scene): Promise<Input> => {
  const { competitionId } = await open(scene);
  return { params: { competitionId, entryId: NOBODY } };
};
const ofCategory = async (scene: Scene): Promise<Input> => ({ params: await open(scene) });
const nobody = { allows: () => false, refused: 403 } as const;
const selfOf = ({ cast, part }: Scene) => (part === 'visitor' ? NOBODY : cast[part].id);

export const entryMatrix: CasesOf<'competitionEntries'> = {
  'competitionEntries.plan': {
    request: async (scene) => ({
      ...(await ofCompetition(scene)),
      body: registrationPlan('2099-01-01', '2099-02-01'),
    }),
    ...nobody,
  },
  'competitionEntries.entrants': { request: ofCompetition },
  'competitionEntries.enter': {
    request: async (scene) => {
      const { competitionId, categoryId } = await open(scene);
      const body = { categoryId, entries: [{ userId: selfOf(scene), clubId: null }] };
      return { params: { competitionId }, body };
    },
    // From 16 one enters alone; of the younger only the child has somebody who can say yes.
    allows: (member, part) =>
      isAdult(member.ageBand) || member.ageBand === '16-17' || part === 'approved child',
    refused: 409,
    spends: true,
  },
  'competitionEntries.enterGroups': {
    request: async (scene) => {
      await clubLife(scene);
      const { competitionId, categoryId } = await openCompetition(scene.world.db, {
        discipline: 'group',
      });
      return { params: { competitionId }, body: { categoryId, clubIds: [scene.cast.clubId] } };
    },
    allows: runsClub,
    refused: 403,
  },
  'competitionEntries.mine': { request: ofCompetition },
  'competitionEntries.withdraw': { request: ofNobody, allows: () => false, refused: 404 },
  'competitionEntries.agree': { request: ofNobody, allows: () => false, refused: 404 },
  'competitionEntries.showName': {
    request: async (scene) => ({
      ...(await ofNobody(scene)),
      body: { shown: true, clubShown: false },
    }),
    allows: () => false,
    refused: 404,
  },
  'competitionEntries.list': {
    request: async (scene) => ({ ...(await ofCategory(scene)), query: {} }),
  },
  'competitionEntries.board': {
    request: async (scene) => ({ ...(await ofCompetition(scene)), query: {} }),
    ...nobody,
  },
  'competitionEntries.csv': { request: ofCompetition, ...nobody },
  'competitionEntries.draw': { request: ofCategory, ...nobody },
  'competitionEntries.order': {
    request: async (scene) => ({ ...(await ofCategory(scene)), body: { entryIds: [NOBODY] } }),
    ...nobody,
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    competitionEntries: typeof entryMatrix;
  }
}
