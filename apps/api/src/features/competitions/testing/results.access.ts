import { type CasesOf, type Input, NOBODY, type Scene } from '#testing/matrix/case';
import { begunCompetition, startOf, typedScore } from '#testing/sport/results';
import { type Member, can } from '@ribbon/domain/accounts';

const ofCategory = async ({ world }: Scene): Promise<Input> => ({
  params: await begunCompetition(world.db),
});
const ofCompetition = async ({ world }: Scene): Promise<Input> => {
  const { competitionId } = await begunCompetition(world.db);
  return { params: { competitionId } };
};
const entered = async ({ world }: Scene) => {
  const place = await begunCompetition(world.db);
  const { id: userId } = await world.person();
  const { entryId } = await startOf(world.db, place, { userId });
  return { params: { ...place, entryId } };
};
/** The organiser is somebody else here. */
const admins = {
  allows: (member: Member) => can(member, 'viewSystemAdmin'),
  refused: 403,
} as const;
const csv = 'number,apparatus\n1,hoop\n';

export const resultMatrix: CasesOf<'competitionResults'> = {
  'competitionResults.list': {
    request: async (scene) => {
      const place = await begunCompetition(scene.world.db);
      await scene.world.db
        .updateTable('competition_categories')
        .set({ results_published_at: scene.world.clock() })
        .where('id', '=', place.categoryId)
        .execute();
      return { params: place, query: {} };
    },
  },
  'competitionResults.scoring': {
    request: async (scene) => ({
      ...(await ofCategory(scene)),
      body: { scoring: 'single', ranking: 'places', gold: '', silver: '', bronze: '' },
    }),
    ...admins,
  },
  'competitionResults.sheet': {
    request: async (scene) => ({ ...(await ofCategory(scene)), query: {} }),
    ...admins,
  },
  'competitionResults.score': {
    request: async (scene) => ({
      ...(await entered(scene)),
      body: { scores: [typedScore('hoop')], reason: '' },
    }),
    ...admins,
  },
  'competitionResults.preview': {
    request: async (scene) => ({ ...(await ofCompetition(scene)), body: { csv, reason: '' } }),
    ...admins,
  },
  'competitionResults.import': {
    request: async (scene) => ({ ...(await ofCompetition(scene)), body: { csv, reason: '' } }),
    ...admins,
  },
  'competitionResults.csv': { request: ofCompetition, ...admins },
  'competitionResults.publish': {
    request: async (scene) => {
      const { params } = await entered(scene);
      const { competitionId, categoryId, entryId } = params;
      await scene.world.db
        .insertInto('competition_results')
        .values({
          competition_id: competitionId,
          category_id: categoryId,
          entry_id: entryId,
          total: 0,
          position: 1,
        })
        .execute();
      return { params: { competitionId, categoryId } };
    },
    ...admins,
  },
  'competitionResults.changes': { request: ofCategory, ...admins },
};

export const passportMatrix: CasesOf<'scorePassport'> = {
  'scorePassport.own': {},
  'scorePassport.read': {
    request: ({ cast, part }) => ({
      params: { userId: part === 'visitor' ? NOBODY : cast[part].id },
    }),
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    competitionResults: typeof resultMatrix;
    scorePassport: typeof passportMatrix;
  }
}
