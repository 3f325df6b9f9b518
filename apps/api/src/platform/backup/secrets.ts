import type { Environment } from '../config/config.ts';
import { createHmac, randomBytes } from 'node:crypto';

/** What a backup must not hold and a restore cannot do without. */
const SECRETS = [
  'SESSION_SECRET',
  'DATABASE_URL',
  'LISTEN_DATABASE_URL',
  'SMTP_URL',
  'MODERATION_KEY',
  'GEOCODER_KEY',
  'GOOGLE_MAPS_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'REKOGNITION_ACCESS_KEY_ID',
  'REKOGNITION_SECRET_ACCESS_KEY',
] as const satisfies readonly (keyof Environment)[];

/** By name: the session secret always, the others where they are set. */
export const secretsIn = (env: NodeJS.ProcessEnv): string[] =>
  SECRETS.filter((name) => name === 'SESSION_SECRET' || Boolean(env[name]));

/** Proves which secret it was without telling it. */
export function proofOf(secret: string, salt = randomBytes(16).toString('hex')) {
  const proof = createHmac('sha256', secret).update(`backup ${salt}`).digest('hex');
  return { salt, proof };
}

export const isSameSecret = (
  secret: string,
  { salt, proof }: { salt: string; proof: string },
): boolean => proofOf(secret, salt).proof === proof;
