import { isAdult } from '@ribbon/domain/accounts';
import { type CasesOf, NOBODY, missing } from '#testing/matrix/case';
import { child, guardian } from '#testing/matrix/people';
import { CLUB_LIFE, clubLife, clubPost } from '#testing/matrix/club';
import { ofStranger } from '#testing/matrix/contents';
import { familyPolicy } from '@ribbon/domain/families';

export const commentMatrix: CasesOf<'comments'> = {
  'comments.list': {
    request: async (scene) => ({ params: { postId: await clubPost(scene) }, query: {} }),
    ...ofStranger,
  },
  'comments.add': {
    request: async (scene) => {
      await clubLife(scene);
      return { params: { postId: await clubPost(scene) }, body: { content: 'Well done!' } };
    },
    // The club's post: adults write below it, and of the children those of the club.
    allows: ({ ageBand }, part) => isAdult(ageBand) || CLUB_LIFE[part] === 'member',
  },
  'comments.remove': missing({ commentId: NOBODY }),
  'comments.ofChild': {
    request: ({ cast }) => ({ params: child(cast), query: {} }),
    allows: guardian(familyPolicy.seeThreads),
    refused: 404,
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    comments: typeof commentMatrix;
  }
}
