import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const CONFIG = join(import.meta.dirname, '../config');

/** Writes a file of config/ with its ${names} filled in; a name without a value is a mistake. */
export async function fill(
  file: string,
  target: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const text = await readFile(join(CONFIG, file), 'utf8');
  const filled = text.replaceAll(/\$\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} needs a value for ${name}.`);
    return value;
  });
  await writeFile(target, filled, { mode: 0o644 });
}
