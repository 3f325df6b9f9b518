import { readMarkup } from '@ribbon/domain/kernel';
import { createHash } from 'node:crypto';

/** Stands for a message in the files of the build until a language takes its place. */
export const TOKEN = /\bw\$[\da-f]{8}\b/gu;
/** Which message each token stands for; beside the files with tokens. */
export const MESSAGES_FILE = 'words/messages.json';

export const tokenOf = (text: string): string =>
  `w$${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;

/** A message as a script holds it: its text, or its parts where it has values. */
export function inCode(text: string): string {
  const parts = readMarkup(text);
  const [only = ''] = parts;
  return JSON.stringify(parts.length < 2 && typeof only === 'string' ? only : parts);
}
