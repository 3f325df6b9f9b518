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

export interface MediaConfig {
  /** Where pictures and videos lie when there is no S3. */
  dir: string;
  s3: S3Config | undefined;
  /** How much each person may store. */
  quotaBytes: number;
  /** Makes the still picture of a video, where it is installed. */
  ffmpeg: string;
}

export const mistakeInMedia = (values: Variables): string | false =>
  values.S3_BUCKET !== undefined &&
  (values.S3_ACCESS_KEY_ID === undefined || values.S3_SECRET_ACCESS_KEY === undefined) &&
  'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are required with S3_BUCKET';

export const mediaOf = (values: Variables, dir: string): MediaConfig => ({
  dir,
  s3: s3Of(values),
  quotaBytes: (values.MEDIA_QUOTA_MB ?? 500) * 1024 * 1024,
  ffmpeg: values.FFMPEG_PATH ?? 'ffmpeg',
});

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
