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
    request: () => ({ params: { claimId: NOBODY }, body: { approve: true } }),
    allows: () => false,
    refused: 404,
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    claims: typeof claimMatrix;
  }
}
