import { type CasesOf, type Input, NOBODY, type Scene, missing } from '#testing/matrix/case';
import { ofClub } from '#testing/matrix/club';
import { competitionDraft, insertCompetition } from '#testing/sport/competitions';
import { isAdult } from '@ribbon/domain/accounts';
import { addDays, clubTimeOf } from '@ribbon/domain/calendar';

const dayOf = ({ world }: Scene) => addDays(clubTimeOf(world.clock()).day, 40);
const published = async ({ world }: Scene): Promise<Input> => ({
  params: { competitionId: await insertCompetition(world.db) },
});
const waiting = async (scene: Scene) => {
  const id = await insertCompetition(scene.world.db, { approval: 'pending' });
  const { updated_at: seen } = await scene.world.db
    .selectFrom('competitions')
    .select('updated_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { params: { competitionId: id }, seen };
};
const draftFor = (scene: Scene) => {
  const { clubId: _, ...draft } = competitionDraft(dayOf(scene));
  return draft;
};

export const competitionMatrix: CasesOf<'competitions'> = {
  'competitions.list': { request: () => ({ query: {} }) },
  'competitions.points': { request: () => ({ query: {} }) },
  'competitions.figures': {},
  'competitions.mine': {},
  'competitions.entered': {},
  'competitions.ofClubs': {},
  'competitions.organisedBy': { request: ofClub },
  'competitions.clubs': {},
  'competitions.read': { request: published },
  'competitions.calendar': { request: published },
  'competitions.submit': {
    request: (scene) => ({ body: competitionDraft(dayOf(scene)) }),
    allows: (member) => isAdult(member.ageBand),
    refused: 403,
  },
  'competitions.change': {
    request: async (scene) => ({ ...(await published(scene)), body: draftFor(scene) }),
    allows: () => false,
    refused: 403,
  },
  'competitions.cancel': {
    request: async (scene) => ({
      ...(await published(scene)),
      body: { reason: 'Too few people.' },
    }),
    allows: () => false,
    refused: 403,
  },
  'competitions.follow': { request: published },
  'competitions.unfollow': missing({ competitionId: NOBODY }),
};

export const competitionAdminMatrix: CasesOf<'competitionAdmin'> = {
  'competitionAdmin.list': { request: () => ({ query: {} }) },
  'competitionAdmin.counts': {},
  'competitionAdmin.decide': {
    request: async (scene) => {
      const { params, seen } = await waiting(scene);
      return {
        params,
        body: { decision: 'approved', reason: 'All is right', seen: seen.toISOString() },
      };
    },
  },
  'competitionAdmin.update': {
    request: async (scene) => ({
      ...(await published(scene)),
      body: {
        ...draftFor(scene),
        status: 'upcoming',
        approvalStatus: 'approved',
        reason: 'The organiser asked us to',
      },
    }),
  },
  'competitionAdmin.remove': {
    request: async (scene) => ({ ...(await published(scene)), body: { reason: 'A test' } }),
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    competitions: typeof competitionMatrix;
    competitionAdmin: typeof competitionAdminMatrix;
  }
}
