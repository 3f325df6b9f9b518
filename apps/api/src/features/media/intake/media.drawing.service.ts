import { mediaFaults } from '@ribbon/domain/media';
import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** A logo is painted in some hundredths of this. */
const SECONDS = 4;
const MAX_BYTES = 64 * 1024 * 1024;
const PAINTER = join(import.meta.dirname, 'media.drawing.process.ts');

/**
 * A drawing as PNG. A short one can take for ever to paint, and nothing can interrupt the painter but
 * its end: so it is a process of its own, which knows nothing of ours and is ended in time.
 */
export const drawn = (path: string): Promise<Buffer> =>
  new Promise((done, refuse) => {
    execFile(
      process.execPath,
      [PAINTER, path],
      {
        encoding: 'buffer',
        env: {},
        timeout: SECONDS * 1000,
        killSignal: 'SIGKILL',
        maxBuffer: MAX_BYTES,
      },
      (error, stdout) => {
        if (error === null && stdout.length > 0) done(stdout);
        else refuse(mediaFaults.unreadable());
      },
    );
  });
