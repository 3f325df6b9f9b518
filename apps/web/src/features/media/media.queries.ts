import { call } from '#lib/http/client.ts';
import { upload } from '#lib/http/upload.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { type MediaId, type MediaPurpose, mediaEndpoints } from '@ribbon/domain/media';

export const sendFile = (
  purpose: MediaPurpose,
  file: File,
  watching: { onProgress(share: number): void; signal: AbortSignal },
) => upload(mediaEndpoints.upload, { params: { purpose }, file }, watching);

export const fetchImage = (purpose: MediaPurpose, url: string) =>
  call(mediaEndpoints.fetchImage, { params: { purpose }, body: { url } });

/** Takes an upload back. If that fails it goes by itself after a day. */
export const discard = (mediaId: MediaId): void =>
  void call(mediaEndpoints.discard, { params: { mediaId } }).catch(() => undefined);

export const pictureCheckQuery = queryOptions({
  queryKey: ['picture-check'],
  queryFn: () => call(mediaEndpoints.checkStatus),
});

export const useTestPictureCheck = () =>
  useMutation({ mutationFn: () => call(mediaEndpoints.testCheck) });
