import * as z from 'zod';
import { t } from '../../kernel/index.ts';

/** What the settings page shows of the service that looks at pictures; never its keys. */
export const PictureCheckStatus = z.object({
  service: z.enum(['rekognition', 'embedded', 'off']),
  /** Of Amazon's service. */
  region: z.string().nullable(),
});
export type PictureCheckStatus = z.infer<typeof PictureCheckStatus>;

export const pictureCheckMessages = {
  rekognition: {
    works: 'AWS Rekognition connection successful!',
    failed: (reason: string) => t('AWS Rekognition test failed: {reason}', { reason }),
  },
  embedded: {
    works:
      'AWS Rekognition isn’t configured. Pictures are checked on this server, and the check is working.',
    failed: (reason: string) => t('The check on this server failed: {reason}', { reason }),
  },
  off: 'AWS Rekognition isn’t configured, and the check on this server is switched off. People look at pictures.',
} as const;
