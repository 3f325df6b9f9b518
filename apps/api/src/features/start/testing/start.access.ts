import type { CasesOf } from '#testing/matrix/case';

/** Access alone decides. */
export const startMatrix: CasesOf<'start'> = {
  'start.read': {},
  'start.putAway': { spends: true },
};

declare module '#testing/matrix/case' {
  interface Covered {
    start: typeof startMatrix;
  }
}
