import { type CasesOf, body } from '#testing/matrix/case';
import { profilePolicy } from '@ribbon/domain/profiles';

export const profileMatrix: CasesOf<'profiles'> = {
  'profiles.overview': {},
  'profiles.directory': { request: () => ({ query: {} }) },
  'profiles.read': {
    spends: true,
    request: async (scene) => {
      await scene.world.db
        .updateTable('athlete_profiles')
        .set({ feed_visibility: 'public' })
        .where('id', '=', scene.cast.adult.id)
        .execute();
      return { params: { userId: scene.cast.adult.id } };
    },
  },
  'profiles.own': {},
  'profiles.edit': {
    spends: true,
    request: body({
      fullName: 'Nadia Newcomer',
      country: 'Spain',
      bio: 'I love the hoop',
      age: 30,
      specialties: 'Hoop, Ball',
      achievements: '',
      instagram: 'nadia.hoop',
      youtube: '',
      tiktok: '',
    }),
    // A minor's age and links are never asked for.
    allows: (member) => profilePolicy.fields(member).includes('age'),
    refused: 422,
  },
  'profiles.changePicture': { spends: true, request: body({ art: 'avatar-hoop' }) },
};

declare module '#testing/matrix/case' {
  interface Covered {
    profiles: typeof profileMatrix;
  }
}
