import { type CasesOf, body } from '#testing/matrix/case';
import { settingsEndpoints } from '@ribbon/domain/settings';

let renamed = 0;

export const settingsMatrix: CasesOf<'settings'> = {
  'settings.read': {},
  'settings.change': {
    request: body({
      platformName: 'Ribbon',
      homeTitle: 'Hello',
      platformLogo: 'platform-paper',
      betaMode: false,
      reason: 'The site speaks of gymnastics first',
    }),
  },
  'settings.history': { request: () => ({ query: {} }) },
  'settings.undo': {
    request: async ({ world, cast }) => {
      const admin = cast['system admin'];
      await world.call(admin, settingsEndpoints.change, {
        body: {
          platformName: `Ribbon ${(renamed += 1)}`,
          homeTitle: 'Hello',
          platformLogo: 'platform-paper',
          betaMode: false,
          reason: 'The site speaks of gymnastics first',
        },
      });
      const { changes } = await world.call(admin, settingsEndpoints.history, { query: {} });
      const name = changes.find(({ setting }) => setting === 'platformName');
      return { params: { changeId: name?.id }, body: { reason: 'It was a mistake' } };
    },
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    settings: typeof settingsMatrix;
  }
}
