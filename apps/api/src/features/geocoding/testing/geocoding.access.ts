import type { CasesOf } from '#testing/matrix/case';

export const geocodingMatrix: CasesOf<'geocoding'> = {
  'geocoding.suggest': { request: () => ({ query: { text: 'Lee' } }) },
};

declare module '#testing/matrix/case' {
  interface Covered {
    geocoding: typeof geocodingMatrix;
  }
}
