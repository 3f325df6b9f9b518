import type { CasesOf } from '#testing/matrix/case';

export const auditMatrix: CasesOf<'audit'> = {
  'audit.list': { request: () => ({ query: {} }) },
  'audit.actions': {},
  'audit.csv': { request: () => ({ query: {} }) },
};

declare module '#testing/matrix/case' {
  interface Covered {
    audit: typeof auditMatrix;
  }
}
