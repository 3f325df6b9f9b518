import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asFile, samples } from '#testing/media/samples';
import { type World, createWorld } from '#testing/world';
import { mediaEndpoints } from '@ribbon/domain/media';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Stands in for ffmpeg: a still to standard output, or three frames into files. */
const FFMPEG = `#!/bin/sh
for last; do :; done
case "$last" in
  pipe:1) cat FOLDER/frame.png;;
  *) for n in 1 2 3; do cp FOLDER/frame.png "$(echo "$last" | sed "s/%d/$n/")"; done;;
esac
`;

let looks = 0;
/** A service that finds something in the second picture that it is shown. */
const server = createServer((request, response) => {
  const name = String(request.headers['x-amz-target']).split('.')[1] ?? '';
  if (name === 'DetectModerationLabels') looks += 1;
  const found = looks === 2 ? [{ Name: 'Alcohol', Confidence: 99 }] : [];
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/x-amz-json-1.1');
    response.end(JSON.stringify({ ModerationLabels: found, Labels: [], TextDetections: [] }));
  });
});
let folder: string;
const worlds: World[] = [];
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  folder = await mkdtemp(join(tmpdir(), 'ribbon-frames-'));
  await writeFile(join(folder, 'frame.png'), await samples.picture(96, 64));
  const script = FFMPEG.replaceAll('FOLDER', folder);
  await writeFile(join(folder, 'ffmpeg'), script, { mode: 0o755 });
});
afterAll(async () => {
  for (const world of worlds) await world.close();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

async function uploadWith(ffmpeg: string) {
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'id', secretAccessKey: 'secret' };
  const check = { kind: 'rekognition', region: 'eu-west-2', endpoint, ...keys } as const;
  const media = { dir: join(folder, 'media'), s3: undefined, quotaBytes: 1e9, ffmpeg, check };
  const world = await createWorld({ media });
  worlds.push(world);
  return world.call(await world.person(), mediaEndpoints.upload, {
    params: { purpose: 'post' },
    file: asFile('clip.mp4', await samples.mp4()),
  });
}

it('a video is looked at frame by frame where ffmpeg is installed', async () => {
  const file = await uploadWith(join(folder, 'ffmpeg'));
  expect(looks).toBe(3);
  expect(file).toMatchObject({ status: 'held', warnings: ['alcohol'] });
});

it('a video of which there are no frames waits for a person', async () => {
  expect((await uploadWith('/nonexistent')).status).toBe('held');
});
