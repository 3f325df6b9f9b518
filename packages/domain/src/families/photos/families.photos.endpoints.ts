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
    summary: 'What may be done with pictures of a child, this season, and what was said before.',
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
    summary: 'An adult says yes or no for this season. A no ends at once what rests on the yes.',
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
    summary: 'A person of 13 to 17 says yes or no for this season.',
    params: z.object({ use: PhotoUse }),
    body: PhotoAnswer,
    returns: nothing,
    limit: { max: 120, seconds: 3600 },
  }),
};
