import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { S3Config } from '../config/media.ts';
import { type Storage, isStorageKey } from './storage.ts';

/** Deletes of one request, by S3's own rule. */
const BATCH = 1000;

/** Any store that speaks S3. The bucket stays private: everything is read through us. */
export function s3Storage(config: S3Config): Storage {
  const Bucket = config.bucket;
  const client = new S3Client({
    region: config.region,
    ...(config.endpoint !== undefined && { endpoint: config.endpoint }),
    forcePathStyle: config.forcePathStyle,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Several compatible stores take the newer checksums of streams for content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  return {
    async put(Key, content, ContentType) {
      const inMemory = content instanceof Uint8Array;
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key,
          ContentType,
          Body: inMemory ? content : createReadStream(content.path),
          ContentLength: inMemory ? content.byteLength : (await stat(content.path)).size,
        }),
      );
    },

    async size(Key) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key }));
        return ContentLength;
      } catch (error) {
        if (error instanceof NotFound) return undefined;
        throw error;
      }
    },

    async open(Key, range) {
      const { Body } = await client.send(
        new GetObjectCommand({
          Bucket,
          Key,
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        }),
      );
      return Body as unknown as AsyncIterable<Uint8Array>;
    },

    async *list(first) {
      const Prefix = first === undefined ? undefined : `${first}/`;
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
        for (const { Key = '' } of Contents) if (isStorageKey(Key)) yield Key;
    },

    async remove(keys) {
      const ours = keys.filter(isStorageKey);
      for (let from = 0; from < ours.length; from += BATCH) {
        const Objects = ours.slice(from, from + BATCH).map((Key) => ({ Key }));
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors.length > 0) throw new Error(`${Errors.length} files were not deleted`);
      }
    },
  };
}
