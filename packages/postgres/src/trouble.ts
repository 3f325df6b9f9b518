import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

const FULL_BELOW_BYTES = 512 * 1024;
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);
const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS']);

// A disk that fills up in the middle of a page is reported as a short write.
const SAID_FULL = /No space left on device|Disk quota exceeded|wrote only \d+ of \d+ bytes/;

const diskFull = (path: string) =>
  `The disk is full: PostgreSQL cannot write in ${path}. Free some space and start again.`;
const notWritable = (path: string) =>
  `The folder ${path} is not writable for this user. Check who owns it, or choose another folder.`;

/** Turns what the system or the driver threw into one sentence; our own sentences pass unchanged. */
export async function plainly(error: unknown, folder: string): Promise<unknown> {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  const path = 'path' in error && typeof error.path === 'string' ? error.path : folder;
  if (FULL.has(code)) {
    return new Error(diskFull(path === folder ? folder : dirname(path)), { cause: error });
  }
  if (FORBIDDEN.has(code)) return new Error(notWritable(path), { cause: error });
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return new Error(`${path} is a file, but a folder is needed there.`, { cause: error });
  }
  // SQLite, which keeps our lock, does not say why it could not open its file.
  if (code === 'ERR_SQLITE_ERROR') {
    return new Error((await isFull(folder)) ? diskFull(folder) : notWritable(folder), {
      cause: error,
    });
  }
  return new Error(`PostgreSQL in ${folder} could not be started: ${error.message}`, {
    cause: error,
  });
}

/** One sentence for a PostgreSQL program that gave up; its own words are kept as the cause. */
export async function failure(folder: string, output: string, logFile?: string): Promise<Error> {
  const cause = new Error(output.trim() || 'PostgreSQL printed no error.');
  // A full disk also swallows the log line that would have told, so the disk itself is asked.
  if (SAID_FULL.test(output) || (await isFull(folder))) {
    return new Error(diskFull(folder), { cause });
  }
  if (/Permission denied|Read-only file system/.test(output)) {
    return new Error(notWritable(folder), { cause });
  }
  const reply = output.match(/(?:PANIC|FATAL|error): +(.+)/)?.[1] ?? lastLine(output);
  const more = logFile === undefined ? '' : ` See ${logFile} for details.`;
  return new Error(`PostgreSQL in ${folder} could not be started: ${reply}.${more}`, { cause });
}

const lastLine = (output: string) => output.trim().split('\n').at(-1) || 'it gave no reason';

async function isFull(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < FULL_BELOW_BYTES;
  } catch {
    return folder !== dirname(folder) && isFull(dirname(folder));
  }
}
