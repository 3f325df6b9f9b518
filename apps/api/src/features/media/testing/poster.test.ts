import { asFile, samples } from '#testing/media/samples';
import { createWorld } from '#testing/world';
import { mediaEndpoints } from '@ribbon/domain/media';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const { read, upload } = mediaEndpoints;

/** Stands in for ffmpeg: the same way of being called, and what it would answer. */
async function uploadedWith(script: string) {
  const folder = await mkdtemp(join(tmpdir(), 'ribbon-ffmpeg-'));
  await writeFile(join(folder, 'frame.png'), await samples.picture(96, 64));
  const ffmpeg = join(folder, 'ffmpeg');
  await writeFile(ffmpeg, script.replaceAll('FOLDER', folder), { mode: 0o755 });
  const check = { kind: 'off' } as const;
  const media = { dir: join(folder, 'media'), s3: undefined, quotaBytes: 1e9, ffmpeg, check };
  const world = await createWorld({ media });
  const mia = await world.person();
  const file = await world.call(mia, upload, {
    params: { purpose: 'post' },
    file: asFile('clip.mp4', await samples.mp4()),
  });
  const poster = await world.send(mia, read, { params: { mediaId: file.id, variant: 'poster' } });
  await world.close();
  await rm(folder, { recursive: true });
  return { file, poster };
}

it('a video has a still picture where ffmpeg is installed', async () => {
  const { file, poster } = await uploadedWith(
    `#!/bin/sh\ncase "$*" in *"-i file:"*"-frames:v 1"*) cat FOLDER/frame.png;; *) exit 1;; esac\n`,
  );
  expect(file).toMatchObject({ hasPoster: true, placeholder: expect.stringMatching(/^data:/u) });
  expect(await sharp(poster.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 96 });
});

it.each([
  ['fails', '#!/bin/sh\nexit 1\n'],
  ['answers nonsense', '#!/bin/sh\necho nonsense\n'],
])('when ffmpeg %s the video is taken without one', async (_, script) => {
  const { file, poster } = await uploadedWith(script);
  expect([file.hasPoster, file.placeholder, poster.statusCode]).toEqual([false, null, 404]);
});
