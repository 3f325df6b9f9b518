import type { Config } from '../config/config.ts';
import { folderStorage } from './folder.ts';
import type { Storage } from './storage.ts';

/** A bucket where one is configured, else a folder. */
export async function openStorage({ media }: Pick<Config, 'media'>): Promise<Storage> {
  if (media.s3 === undefined) return folderStorage(media.dir);
  // Large, and not needed without a bucket.
  const { s3Storage } = await import('./s3.ts');
  return s3Storage(media.s3);
}
