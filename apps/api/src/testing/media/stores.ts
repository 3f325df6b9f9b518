import type { Config } from '#platform/config/config';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

interface Location {
  media: Config['media'];
  close(): Promise<void>;
}

const QUOTA = 20 * 1024 * 1024;
const withoutPosters = {
  quotaBytes: QUOTA,
  ffmpeg: '/nonexistent',
  check: { kind: 'off' },
} as const;

/** Where files can lie: the same tests hold for each. */
export const stores: readonly (readonly [string, () => Promise<Location>])[] = [
  [
    'a folder',
    async () => {
      const dir = await mkdtemp(join(tmpdir(), 'ribbon-media-'));
      return {
        media: { dir, s3: undefined, ...withoutPosters },
        close: () => rm(dir, { recursive: true }),
      };
    },
  ],
  [
    'a bucket that speaks S3',
    async () => {
      const directory = await mkdtemp(join(tmpdir(), 'ribbon-s3-'));
      const server = new S3rver({
        port: 0,
        address: '127.0.0.1',
        silent: true,
        directory,
        configureBuckets: [{ name: 'ribbon', configs: [] }],
      });
      const { port } = await server.run();
      return {
        media: {
          dir: '/nonexistent',
          s3: {
            bucket: 'ribbon',
            endpoint: `http://127.0.0.1:${port}`,
            region: 'us-east-1',
            accessKeyId: 'S3RVER',
            secretAccessKey: 'S3RVER',
            forcePathStyle: true,
          },
          ...withoutPosters,
        },
        async close() {
          await server.close();
          await rm(directory, { recursive: true });
        },
      };
    },
  ],
];
