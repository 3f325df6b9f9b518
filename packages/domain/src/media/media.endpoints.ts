import * as z from 'zod';
import { familyFaults } from '../families/index.ts';
import { ServiceTest, commonFaults, endpoint, nothing } from '../kernel/index.ts';
import { mediaFaults } from './media.faults.ts';
import { PictureCheckStatus } from './inspection/media.check.schema.ts';
import { mediaReadEndpoints } from './media.read.endpoints.ts';
import { ImageUrl, MediaId, MediaPurpose, UploadedFile } from './media.schema.ts';

const forPurpose = z.object({ purpose: MediaPurpose });
const refusals = [
  commonFaults.accessDenied,
  familyFaults.guardianSaysNo,
  mediaFaults.wrongFile,
  mediaFaults.unreadable,
  mediaFaults.storageFull,
  mediaFaults.busy,
];

export const mediaEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/media/:purpose',
    access: 'signedIn',
    summary: 'Uploads a picture or video. Until something shows it, only its uploader can see it.',
    params: forPurpose,
    takesFile: true,
    returns: UploadedFile,
    faults: [...refusals, mediaFaults.tooLargeFile],
    limit: { max: 120, seconds: 3600 },
  }),
  fetchImage: endpoint({
    method: 'POST',
    path: '/media/:purpose/from-url',
    access: 'signedIn',
    summary: 'Downloads a picture from a URL and stores a copy.',
    params: forPurpose,
    body: ImageUrl,
    returns: UploadedFile,
    faults: [...refusals, mediaFaults.notFetched],
    limit: { max: 30, seconds: 3600 },
  }),
  ...mediaReadEndpoints,
  discard: endpoint({
    method: 'DELETE',
    path: '/media/:mediaId',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Deletes an upload that nothing shows yet.',
    params: z.object({ mediaId: MediaId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  checkStatus: endpoint({
    method: 'GET',
    path: '/admin/picture-check',
    access: 'systemAdmin',
    summary: 'Returns which service checks pictures first.',
    returns: PictureCheckStatus,
  }),
  testCheck: endpoint({
    method: 'POST',
    path: '/admin/picture-check/test',
    access: 'systemAdmin',
    summary: 'Tests the picture moderation service with a harmless drawing.',
    returns: ServiceTest,
    limit: { max: 20, seconds: 3600 },
  }),
};
