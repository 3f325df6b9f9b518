import { type CasesOf, NOBODY, missing } from '#testing/matrix/case';
import { mediaPolicy } from '@ribbon/domain/media';

const picture = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="9"/></svg>'],
  'logo.svg',
);

export const mediaMatrix: CasesOf<'media'> = {
  'media.upload': {
    request: () => ({ params: { purpose: 'club-logo' }, file: picture }),
    allows: (member) => mediaPolicy.upload(member, 'club-logo'),
  },
  'media.fetchImage': {
    request: () => ({ params: { purpose: 'profile' }, body: { url: 'http://127.0.0.1/a.png' } }),
    // Nobody is led to this machine.
    answers: 422,
  },
  'media.read': {
    request: () => ({ params: { mediaId: NOBODY, variant: 'large' } }),
    answers: 404,
  },
  'media.discard': missing({ mediaId: NOBODY }),
  'media.checkStatus': {},
  'media.testCheck': {},
};

declare module '#testing/matrix/case' {
  interface Covered {
    media: typeof mediaMatrix;
  }
}
