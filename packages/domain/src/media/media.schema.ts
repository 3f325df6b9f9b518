import * as z from 'zod';
import { contentWith } from '../content/index.ts';
import { id, line, t } from '../kernel/index.ts';

export const MediaId = id<'MediaId'>();
export type MediaId = z.infer<typeof MediaId>;

export const MediaKind = z.enum(['image', 'video']);
export type MediaKind = z.infer<typeof MediaKind>;

/** What a file is uploaded for; it decides limits, formats and words. */
export const MediaPurpose = z.enum([
  'profile',
  'post',
  'club-logo',
  'challenge',
  'competition',
  'organiser-proof',
  'guardian-form',
  'platform-logo',
]);
export type MediaPurpose = z.infer<typeof MediaPurpose>;

/** What shows a file, and decides who sees it. */
export const MediaSubjectKind = contentWith('illustrated');
export type MediaSubjectKind = z.infer<typeof MediaSubjectKind>;

/** Up to four pictures, or one video. */
export const POST_PICTURES = 4;
export const POST_VIDEOS = 1;

/** Length of the alternative text of a file, for screen readers. */
export const ALT_TEXT_MAX = 300;

/** A stored file, with the fields a screen needs. */
export const MediaFile = z.object({
  id: MediaId,
  kind: MediaKind,
  width: z.number().int(),
  height: z.number().int(),
  durationMs: z.number().int().nullable(),
  /** The picture in 16 pixels, as a data: address, shown blurred until it has arrived. */
  placeholder: z.string().nullable(),
  /** Whether a video has a still picture of itself. */
  hasPoster: z.boolean(),
  /** held: somebody has to look at it first; only the owner sees it meanwhile. */
  status: z.enum(['ready', 'held']),
});
export type MediaFile = z.infer<typeof MediaFile>;

export const UploadedFile = MediaFile.extend({
  /** What the content analysis noticed; it warns and does not block. */
  warnings: z.array(z.string()),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

export const mediaMessages = {
  urlRequired: 'Please enter an image URL',
  urlInvalid:
    'Please enter a valid image URL. The URL should start with http:// or https:// and point to an image file.',
  fileRequired: 'Please select an image file',
  executableName: 'Invalid file type detected. Please select a valid image file.',
  signInFirst: 'You must be signed in to upload files',
  uploadFailed: 'Upload failed',
  stillSending: 'A picture is still uploading. Please wait a moment.',
  addFromUrl: 'Add picture',
  notAdded: 'Press “Add picture” to use this link, or clear the field.',
  urlInstead: 'Failed to upload image file. Please try again or use an image URL instead.',
  unreadable: 'Failed to process image file',
  tooManyPixels: 'This picture is too large. Please select one under 50 megapixels.',
  videoUnreadable: 'We can’t read this video. Please select an MP4, WebM or MOV file.',
  beingReviewed: 'Someone on our team checks your picture first. Others can’t see it until then.',
  warnings: (warnings: readonly string[]) =>
    t(
      'Content analysis detected: {warnings}. Please ensure your image follows our community guidelines.',
      { warnings: warnings.join(', ') },
    ),
};

/** An address that the server fetches a picture from; it is never shown to a browser. */
export const ImageUrl = z.object({
  url: line(mediaMessages.urlRequired)
    .min(1, mediaMessages.urlRequired)
    .max(2000, mediaMessages.urlInvalid)
    .refine((text) => text === '' || isWebAddress(text), mediaMessages.urlInvalid),
});
export type ImageUrl = z.infer<typeof ImageUrl>;

const isWebAddress = (text: string): boolean =>
  z.url({ protocol: /^https?$/u, hostname: /./u }).safeParse(text).success;
