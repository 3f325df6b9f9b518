import { insertCompetition } from '#testing/sport/competitions';
import type { Part } from '#testing/cast';
import { type CasesOf, NOBODY, type Scene } from '#testing/matrix/case';

/** Adults may ask, once they have uploaded the file. */
const YOUNG: ReadonlySet<Part> = new Set(['approved child', 'fourteen', 'seventeen']);

/** A request of somebody outside the cast. */
async function request({ world }: Scene, status: 'pending' | 'approved'): Promise<string> {
  const { id: user_id } = await world.person();
  const { id } = await world.db
    .insertInto('organiser_requests')
    .values({
      user_id,
      competition_id: await insertCompetition(world.db),
      proof: 'We hired it.',
      status,
      decided_at: status === 'pending' ? null : world.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const organiserMatrix: CasesOf<'competitionOrganisers'> = {
  'competitionOrganisers.ask': {
    request: async ({ world }) => ({
      params: { competitionId: await insertCompetition(world.db) },
      body: { proof: 'We have hired the hall.', fileId: NOBODY },
    }),
    allows: () => false,
    refused: (part) => (YOUNG.has(part) ? 403 : 422),
  },
  'competitionOrganisers.list': { request: () => ({ query: {} }) },
  'competitionOrganisers.decide': {
    request: async (scene) => ({
      params: { requestId: await request(scene, 'pending') },
      body: { approve: false, reason: 'Nothing shows it' },
    }),
  },
  'competitionOrganisers.revoke': {
    request: async (scene) => ({
      params: { requestId: await request(scene, 'approved') },
      body: { reason: 'The hall says otherwise' },
    }),
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    competitionOrganisers: typeof organiserMatrix;
  }
}
