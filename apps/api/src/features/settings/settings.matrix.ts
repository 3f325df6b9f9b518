import { type CasesOf, body, missing } from '#testing/matrix/case';

export const settingsMatrix: CasesOf<'settings'> = {
  'settings.read': {},
  'settings.change': {
    request: body({
      platformName: 'Ribbon',
      homeTitle: 'Hello',
      platformLogo: 'platform-paper',
      betaMode: false,
    }),
  },
  'settings.history': { request: () => ({ query: {} }) },
  'settings.undo': missing({ changeId: '999999999' }),
};

declare module '#testing/matrix/case' {
  interface Covered {
    settings: typeof settingsMatrix;
  }
}
