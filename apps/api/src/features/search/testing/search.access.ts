import type { CasesOf } from '#testing/matrix/case';

/** Access alone decides. */
export const searchMatrix: CasesOf<'search'> = {
  'search.find': { request: () => ({ query: { text: 'cast' } }) },
};

declare module '#testing/matrix/case' {
  interface Covered {
    search: typeof searchMatrix;
  }
}
