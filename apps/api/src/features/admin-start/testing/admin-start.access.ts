import type { CasesOf } from '#testing/matrix/case';

/** Access alone decides. */
export const adminStartMatrix: CasesOf<'adminStart'> = { 'adminStart.waiting': {} };

declare module '#testing/matrix/case' {
  interface Covered {
    adminStart: typeof adminStartMatrix;
  }
}
