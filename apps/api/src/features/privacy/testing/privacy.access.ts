import { type CasesOf, body } from '#testing/matrix/case';
import { idOf, usernameOf } from '#testing/matrix/people';
import { PASSWORD } from '#testing/world';
import { privacyPolicy } from '@ribbon/domain/privacy';

export const privacyMatrix: CasesOf<'privacy'> = {
  'privacy.read': {},
  'privacy.change': {
    spends: true,
    request: body({
      profileVisibility: 'public',
      listedInDirectory: true,
      showEmailToFriends: true,
      showAgeToFriends: true,
      showSocialLinksToFriends: true,
      showAchievements: true,
      allowPublicPosts: true,
      openFeed: true,
      allowSuggestions: true,
      onLeaderboards: true,
      whoCanTag: 'friends',
    }),
    allows: (member) => privacyPolicy.widensAt(member, 'showEmailToFriends') === undefined,
    refused: 422,
  },
  'privacy.exportOwn': {},
  'privacy.deletion': {},
  'privacy.scheduleDeletion': {
    spends: true,
    request: async (scene) => ({
      body: { confirmation: await usernameOf(scene, idOf(scene)), password: PASSWORD },
    }),
  },
  'privacy.cancelDeletion': {},
};

declare module '#testing/matrix/case' {
  interface Covered {
    privacy: typeof privacyMatrix;
  }
}
