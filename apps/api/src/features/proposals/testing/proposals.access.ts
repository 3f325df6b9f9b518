import type { CasesOf, Scene } from '#testing/matrix/case';

const REASON = 'They asked us to';

async function proposal({ world }: Scene): Promise<string> {
  const { id: user_id } = await world.person();
  const { id: proposed_by } = await world.person();
  const { id } = await world.db
    .insertInto('proposals')
    .values({ user_id, proposed_by, kind: 'admin_granted', reason: REASON })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const proposalMatrix: CasesOf<'proposals'> = {
  'proposals.list': {},
  'proposals.decide': {
    request: async (scene) => ({
      params: { proposalId: await proposal(scene) },
      body: { agree: false, reason: REASON },
    }),
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    proposals: typeof proposalMatrix;
  }
}
