import { type CasesOf, NOBODY, type Scene } from '#testing/matrix/case';
import { waitingForm } from '#testing/decisions/guardian-forms';
import { child, guardian } from '#testing/matrix/people';
import { familyPolicy } from '@ribbon/domain/families';

/** A form of a family outside the cast. */
const formOfOthers = async ({ world }: Scene) => ({ formId: (await waitingForm(world)).formId });

export const guardianFormMatrix: CasesOf<'guardianForms'> = {
  'guardianForms.read': {
    request: ({ cast }) => ({ params: child(cast) }),
    allows: guardian(familyPolicy.verify),
    refused: 404,
  },
  // Of the cast the parent alone looks after the child, and is verified.
  'guardianForms.send': {
    request: ({ cast }) => ({ params: child(cast), body: { fileId: NOBODY } }),
    allows: () => false,
    refused: (part) => (part === 'parent' ? 409 : 404),
  },
  'guardianForms.withdraw': {
    request: ({ cast }) => ({ params: child(cast) }),
    allows: () => false,
    refused: 404,
  },
  'guardianForms.list': { request: () => ({ query: {} }) },
  'guardianForms.decide': {
    request: async (scene) => ({
      params: await formOfOthers(scene),
      body: { accept: true, reason: 'Signature, names and reference match' },
    }),
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    guardianForms: typeof guardianFormMatrix;
  }
}
