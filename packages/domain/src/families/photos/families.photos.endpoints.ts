import * as z from 'zod';
import { UserId } from '../../accounts/index.ts';
import { commonFaults, endpoint, nothing } from '../../kernel/index.ts';
import { PhotoAnswer, PhotoConsents, PhotoUse } from './families.photos.schema.ts';

/** Photo consents, given by young people and by guardians. */
export const photoEndpoints = {
  photosOf: endpoint({
    method: 'GET',
    path: '/family/children/:childId/photo-consents',
    access: 'signedIn',
    outsideBeta: true,
    summary: 'Returns a child’s photo consent for this season, and its history.',
    params: z.object({ childId: UserId }),
    returns: PhotoConsents,
    faults: [commonFaults.notFound],
  }),
  answerPhotosOf: endpoint({
    method: 'PUT',
    path: '/family/children/:childId/photo-consents/:use',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary:
      'Gives or refuses photo consent for this season, as an adult. Refusing immediately ends what depended on it.',
    params: z.object({ childId: UserId, use: PhotoUse }),
    body: PhotoAnswer,
    returns: nothing,
    faults: [commonFaults.notFound],
    limit: { max: 120, seconds: 3600 },
  }),
  ownPhotos: endpoint({
    method: 'GET',
    path: '/family/photo-consents',
    access: 'signedIn',
    outsideBeta: true,
    summary: 'Lists the photo consents of the caller, who is under 18.',
    returns: PhotoConsents,
    faults: [commonFaults.notFound],
  }),
  answerOwnPhotos: endpoint({
    method: 'PUT',
    path: '/family/photo-consents/:use',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Gives or refuses photo consent for this season (ages 13 to 17).',
    params: z.object({ use: PhotoUse }),
    body: PhotoAnswer,
    returns: nothing,
    limit: { max: 120, seconds: 3600 },
  }),
};
