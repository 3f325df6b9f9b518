import * as z from 'zod';

export const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((text) => text === '1');
const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(blankIsUnset, schema.optional());

/** Where pictures and videos lie, and how many. */
export const mediaVariables = {
  MEDIA_DIR: optional(z.string()),
  MEDIA_QUOTA_MB: optional(z.coerce.number('must be a number').int().min(1).max(1_000_000)),
  FFMPEG_PATH: optional(z.string()),
  S3_BUCKET: optional(z.string()),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/u, error: 'must be an http(s) address' })),
  S3_REGION: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_FORCE_PATH_STYLE: optional(flag),
  PICTURE_CHECK: optional(flag),
  REKOGNITION_REGION: optional(z.string()),
  REKOGNITION_ENDPOINT: optional(
    z.url({ protocol: /^https?$/u, error: 'must be an http(s) address' }),
  ),
  REKOGNITION_ACCESS_KEY_ID: optional(z.string()),
  REKOGNITION_SECRET_ACCESS_KEY: optional(z.string()),
};
const Variables = z.object(mediaVariables);
type Variables = z.infer<typeof Variables>;

export interface S3Config {
  bucket: string;
  /** Unset: Amazon's own. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket in the path instead of the host name, as most stores besides Amazon's want it. */
  forcePathStyle: boolean;
}

export interface RekognitionConfig {
  kind: 'rekognition';
  region: string;
  /** Unset: Amazon's own. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What looks at pictures before people do. */
export type PictureCheckConfig = { kind: 'embedded' } | { kind: 'off' } | RekognitionConfig;

export interface MediaConfig {
  /** Where pictures and videos lie when there is no S3. */
  dir: string;
  s3: S3Config | undefined;
  /** How much each person may store. */
  quotaBytes: number;
  /** Makes the still pictures of a video, where it is installed. */
  ffmpeg: string;
  check: PictureCheckConfig;
}

export const mistakesInMedia = (values: Variables): (string | false)[] => [
  values.S3_BUCKET !== undefined &&
    (values.S3_ACCESS_KEY_ID === undefined || values.S3_SECRET_ACCESS_KEY === undefined) &&
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are required with S3_BUCKET',
  values.REKOGNITION_REGION !== undefined &&
    (values.REKOGNITION_ACCESS_KEY_ID === undefined ||
      values.REKOGNITION_SECRET_ACCESS_KEY === undefined) &&
    'REKOGNITION_ACCESS_KEY_ID and REKOGNITION_SECRET_ACCESS_KEY are required with REKOGNITION_REGION',
];

export const mediaOf = (values: Variables, dir: string): MediaConfig => ({
  dir,
  s3: s3Of(values),
  quotaBytes: (values.MEDIA_QUOTA_MB ?? 500) * 1024 * 1024,
  ffmpeg: values.FFMPEG_PATH ?? 'ffmpeg',
  check: checkOf(values),
});

function checkOf(values: Variables): PictureCheckConfig {
  if (values.REKOGNITION_REGION === undefined) {
    return { kind: values.PICTURE_CHECK === false ? 'off' : 'embedded' };
  }
  return {
    kind: 'rekognition',
    region: values.REKOGNITION_REGION,
    endpoint: values.REKOGNITION_ENDPOINT,
    accessKeyId: values.REKOGNITION_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.REKOGNITION_SECRET_ACCESS_KEY ?? '',
  };
}

const s3Of = (values: Variables): S3Config | undefined =>
  values.S3_BUCKET === undefined
    ? undefined
    : {
        bucket: values.S3_BUCKET,
        endpoint: values.S3_ENDPOINT,
        region: values.S3_REGION ?? 'us-east-1',
        accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
        forcePathStyle: values.S3_FORCE_PATH_STYLE ?? values.S3_ENDPOINT !== undefined,
      };
