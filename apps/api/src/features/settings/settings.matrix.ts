import { type CasesOf, body } from '#testing/matrix/case';

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
};

declare module '#testing/matrix/case' {
  interface Covered {
    settings: typeof settingsMatrix;
  }
}
