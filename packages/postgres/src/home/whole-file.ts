import { readFile, rename, rm, writeFile } from 'node:fs/promises';

/** Written aside and renamed, so a reader or a full disk never meets half a file. */
export async function writeWhole(file: string, text: string, mode: number): Promise<void> {
  const aside = `${file}.${process.pid}.new`;
  try {
    await writeFile(aside, text, { mode });
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
