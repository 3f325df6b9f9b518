import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A video is looked at in so many places, evenly spread. */
export const FRAMES = 5;
const SECONDS = 30;
const BEFORE = '-v error -nostdin -protocol_whitelist file -threads 1 -i'.split(' ');

/** Frames of a video as PNG, written to the folder; none where ffmpeg is not installed or cannot read it. */
export async function framesOf(
  ffmpeg: string,
  video: { path: string; folder: string; durationMs: number | null },
): Promise<Buffer[]> {
  const seconds = Math.max(1, (video.durationMs ?? 0) / 1000);
  const filter = `fps=${(FRAMES / seconds).toFixed(4)},scale='min(1000,iw)':-2`;
  const after = ['-vf', filter, '-frames:v', String(FRAMES), '-c:v', 'png'];
  const isDone = await new Promise<boolean>((done) => {
    execFile(
      ffmpeg,
      [...BEFORE, `file:${video.path}`, ...after, join(video.folder, 'frame-%d.png')],
      { timeout: SECONDS * 1000, killSignal: 'SIGKILL' },
      (error) => done(error === null),
    );
  });
  if (!isDone) return [];
  const frames: Buffer[] = [];
  for (let n = 1; n <= FRAMES; n += 1) {
    const frame = await readFile(join(video.folder, `frame-${n}.png`)).catch(() => undefined);
    // A short video has fewer.
    if (frame !== undefined && frame.length > 0) frames.push(frame);
  }
  return frames;
}
