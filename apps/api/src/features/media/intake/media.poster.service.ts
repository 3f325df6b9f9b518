import { execFile } from 'node:child_process';

const SECONDS = 15;
const MAX_BYTES = 32 * 1024 * 1024;
const BEFORE = '-v error -nostdin -protocol_whitelist file -threads 1 -i'.split(' ');
const AFTER = "-frames:v 1 -vf scale='min(1280,iw)':-2 -f image2pipe -c:v png pipe:1".split(' ');

/** The first frame of a video as PNG, where ffmpeg is installed; a video without one is shown, too. */
export const posterFrame = (ffmpeg: string, path: string): Promise<Buffer | undefined> =>
  new Promise((done) => {
    execFile(
      ffmpeg,
      [...BEFORE, `file:${path}`, ...AFTER],
      { encoding: 'buffer', timeout: SECONDS * 1000, killSignal: 'SIGKILL', maxBuffer: MAX_BYTES },
      (error, stdout) => done(error === null && stdout.length > 0 ? stdout : undefined),
    );
  });
