import type { Config } from './config.ts';
import { folderStorage } from './storage-folder.ts';
import { s3Storage } from './storage-s3.ts';
import type { Storage } from './storage.ts';

/** A bucket where one is configured, else a folder. */
export const openStorage = ({ media }: Pick<Config, 'media'>): Storage =>
  media.s3 === undefined ? folderStorage(media.dir) : s3Storage(media.s3);
