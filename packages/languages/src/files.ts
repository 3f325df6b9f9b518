import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@ribbon/domain/kernel';
import PO from 'pofile';
import type { Message } from './sources.ts';

const CATALOGUES = join(import.meta.dirname, '../catalogues');

interface Page {
  readonly slice: string;
  readonly items: readonly { english: string; words: string }[];
}

/** The files of a language, one for each slice. */
export function readPages(language: Language): Page[] {
  const folder = join(CATALOGUES, language);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .toSorted()
    .map((name) => ({
      slice: name.slice(0, -'.po'.length),
      items: PO.parse(readFileSync(join(folder, name), 'utf8')).items.map(
        ({ msgid, msgstr: [words = ''] }) => ({ english: msgid, words }),
      ),
    }));
}

/** Writes the files of a language anew: what the product says, with the words that are known. */
export function writePages(
  language: Language,
  messages: readonly Message[],
  known: ReadonlyMap<string, string>,
): void {
  const folder = join(CATALOGUES, language);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [slice, ofSlice] of Map.groupBy(messages, (message) => message.slice)) {
    const file = new PO();
    file.headers = { Language: language, 'Content-Type': 'text/plain; charset=utf-8' };
    for (const { text, files } of ofSlice) {
      const item = new PO.Item();
      item.msgid = text;
      item.msgstr = [known.get(text) ?? ''];
      item.references = files.slice(0, 1);
      file.items.push(item);
    }
    writeFileSync(join(folder, `${slice}.po`), `${file.toString().trim()}\n`);
  }
}
