import type { CasesOf } from '#testing/matrix/case';
import { usernameOf } from '#testing/matrix/people';
import { coachsReview } from '#testing/matrix/contents';

export const reportMatrix: CasesOf<'reports'> = {
  'reports.file': {
    request: async (scene) => ({
      body: {
        contentType: 'club_review',
        contentId: (await coachsReview(scene, 'approved')).id,
        reason: 'spam',
        description: 'It is an advertisement',
        childAtRiskNow: false,
      },
    }),
    // Nobody reports their own.
    allows: (_, part) => part !== 'coach',
    refused: 422,
  },
  'reports.filePerson': {
    request: async (scene) => ({
      body: {
        username: await usernameOf(scene, (await scene.world.person()).id),
        reason: 'harassment',
        description: 'They do not stop writing to me',
        childAtRiskNow: false,
      },
    }),
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    reports: typeof reportMatrix;
  }
}
