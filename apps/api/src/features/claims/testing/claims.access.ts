import { claimOf } from '#testing/decisions/claims';
import { listedClub } from '#testing/club';
import { type CasesOf, NOBODY } from '#testing/matrix/case';
import { claimPolicy } from '@ribbon/domain/claims';

export const claimMatrix: CasesOf<'claims'> = {
  'claims.submit': {
    request: ({ cast }) => ({
      params: { clubId: cast.clubId },
      body: { name: 'Nadia', email: 'who@people.ribbon.test', message: 'I run it.' },
    }),
    allows: claimPolicy.claim,
  },
  'claims.pending': {},
  'claims.list': { request: () => ({ query: {} }) },
  'claims.decide': {
    request: async ({ world, part }) => ({
      params: {
        claimId:
          part === 'system admin'
            ? await claimOf(world, await world.person(), await listedClub(world))
            : NOBODY,
      },
      body: { approve: false, reason: 'Nobody at the club knows them' },
    }),
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    claims: typeof claimMatrix;
  }
}
