import type { CasesOf } from '#testing/matrix/case';

/** Access alone decides. */
export const startMatrix: CasesOf<'start'> = { 'start.read': {} };

declare module '#testing/matrix/case' {
  interface Covered {
    start: typeof startMatrix;
  }
}
