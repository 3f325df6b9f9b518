import {
  type MediaKind,
  type MediaPurpose,
  type MediaSubjectKind,
  mediaMessages,
} from './media.schema.ts';

const MB = 1024 * 1024;

/** An upload that was added to nothing. */
export const UNUSED_UPLOAD_DAYS = 1;
/** What a rejected picture looks like, so that it is known when it comes again. */
export const REJECTED_PICTURE_DAYS = 3 * 365;

/** Every accepted format, by the media type that its first bytes reveal. */
export const MEDIA_FORMATS = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'image/gif': 'image',
  'image/svg+xml': 'image',
  'video/mp4': 'video',
  'video/webm': 'video',
  'video/quicktime': 'video',
} as const satisfies Record<string, MediaKind>;
export type MediaFormat = keyof typeof MEDIA_FORMATS;

const PHOTOS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
const DRAWINGS = [...PHOTOS, 'image/svg+xml'] as const;
const VIDEOS = ['video/mp4', 'video/webm', 'video/quicktime'] as const;

interface KindRule {
  maxBytes: number;
  formats: readonly MediaFormat[];
  tooLarge: string;
}

interface PurposeRule {
  /** What such a file can be attached to. */
  subject: MediaSubjectKind;
  /** The people who decide about the subject look at the file; the moderators' queue does not show it. */
  isLookedAtThere?: true;
  image: KindRule;
  video?: KindRule;
  wrongType: string;
}

/** Limits, formats and words of each purpose. */
export const PURPOSES: Readonly<Record<MediaPurpose, PurposeRule>> = {
  profile: {
    subject: 'profile',
    image: { maxBytes: 5 * MB, formats: DRAWINGS, tooLarge: 'Image must be smaller than 5MB' },
    wrongType: 'Please select an image file (JPG, PNG, WebP, etc.)',
  },
  'club-logo': {
    subject: 'club',
    image: {
      maxBytes: 5 * MB,
      formats: DRAWINGS,
      tooLarge: 'File size too large. Please select a file under 5MB.',
    },
    wrongType: mediaMessages.fileRequired,
  },
  'platform-logo': {
    subject: 'platform',
    image: { maxBytes: 5 * MB, formats: PHOTOS, tooLarge: 'File size must be less than 5MB' },
    wrongType: mediaMessages.fileRequired,
  },
  challenge: {
    subject: 'challenge',
    image: {
      maxBytes: 5 * MB,
      formats: PHOTOS,
      tooLarge: 'File size too large. Please select a file under 5MB.',
    },
    wrongType: 'Please select an image file (JPG, PNG, WebP, etc.)',
  },
  competition: {
    subject: 'competition',
    image: {
      maxBytes: 10 * MB,
      formats: PHOTOS,
      tooLarge: 'Image must be smaller than 10MB',
    },
    wrongType: 'Invalid file type. Please select JPG, PNG, WebP, or GIF files only.',
  },
  /** Private to moderators, and deleted with their decision. */
  'organiser-proof': {
    subject: 'organiser',
    image: {
      maxBytes: 10 * MB,
      formats: PHOTOS,
      tooLarge: 'Image must be smaller than 10MB',
    },
    wrongType: 'Please select a photo or scan (JPG, PNG or WebP).',
  },
  /** Private to the guardian and to the moderators it does not concern; deleted with their decision. */
  'guardian-form': {
    subject: 'guardian_form',
    isLookedAtThere: true,
    image: {
      maxBytes: 10 * MB,
      formats: PHOTOS,
      tooLarge: 'Image must be smaller than 10MB',
    },
    wrongType: 'Please select a photo or scan (JPG, PNG or WebP).',
  },
  post: {
    subject: 'post',
    image: {
      maxBytes: 10 * MB,
      formats: PHOTOS,
      tooLarge: 'File size too large. Maximum size is 10MB.',
    },
    video: {
      maxBytes: 50 * MB,
      formats: VIDEOS,
      tooLarge: 'File size too large. Maximum size is 50MB.',
    },
    wrongType:
      'Invalid file type. Only images (JPG, PNG, WebP, GIF) and videos (MP4, WebM, MOV) are allowed.',
  },
};

/** Pictures are fetched from elsewhere up to this size, whatever they are for. */
export const FETCH_MAX_BYTES = 10 * MB;
export const FETCH_TIMEOUT_MS = 10_000;

/** More would be a bomb, or nobody's phone. */
export const MAX_PIXELS = 50_000_000;

const EXECUTABLE = /\.(?:exe|bat|cmd|scr|com|pif|js|vbs)(?:[.\s]|$)/iu;

/** Also in the middle of a name: photo.exe.jpg. */
export const hasExecutableName = (name: string): boolean => EXECUTABLE.test(name);

const ruleFor = (purpose: MediaPurpose, kind: MediaKind): KindRule | undefined =>
  PURPOSES[purpose][kind];

/** The most that a file for this purpose may weigh, of whatever kind. */
export const maxBytesOf = (purpose: MediaPurpose): number =>
  Math.max(PURPOSES[purpose].image.maxBytes, PURPOSES[purpose].video?.maxBytes ?? 0);

/** What is wrong with a file of this format and size, in the words of its purpose. */
export function fileRefusal(
  purpose: MediaPurpose,
  { format, bytes }: { format: MediaFormat | undefined; bytes: number },
): string | undefined {
  const rule = format && ruleFor(purpose, MEDIA_FORMATS[format]);
  if (format === undefined || !rule?.formats.includes(format)) return PURPOSES[purpose].wrongType;
  return bytes > rule.maxBytes ? rule.tooLarge : undefined;
}

export const isMediaFormat = (type: string): type is MediaFormat => type in MEDIA_FORMATS;

/** What can be said before anything is sent. The server looks at the bytes and decides. */
export function refusalBeforeSending(
  purpose: MediaPurpose,
  file: { name: string; type: string; size: number },
): string | undefined {
  if (hasExecutableName(file.name)) return mediaMessages.executableName;
  // Some systems do not know the type of a file; the server then reads it from the bytes.
  const format = isMediaFormat(file.type) ? file.type : undefined;
  if (file.type === '') return file.size > maxBytesOf(purpose) ? tooLarge(purpose) : undefined;
  return fileRefusal(purpose, { format, bytes: file.size });
}

/** The words for a file that is larger than any may be. */
export const tooLarge = (purpose: MediaPurpose): string =>
  (PURPOSES[purpose].video ?? PURPOSES[purpose].image).tooLarge;

/** For the file chooser. */
export const acceptOf = (purpose: MediaPurpose): string =>
  [...PURPOSES[purpose].image.formats, ...(PURPOSES[purpose].video?.formats ?? [])].join(',');
