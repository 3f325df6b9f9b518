import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesOfHtml } from './finding/html.ts';
import { type Found, messagesOf } from './finding/messages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = ['apps/web', 'apps/api/src', 'packages/domain/src', 'packages/moderator/src'];
const NOT_READ =
  /(?:\.(?:test|generated|config)\.|\.d\.ts$|\/(?:testing|demo|db)\/|vite\.|vitest\.)/u;
/** Files of the server that hold words for people; anywhere else they stand in `t('…')`. */
const READ_ROLES =
  /\.(?:emails|personal-data|content|texts|notifications|search|page-head)\.ts$|platform\/http\/pages\/page-head\.ts$/u;
const WORDS_OF_MODERATOR = 'packages/moderator/src/words.ts';
const SLICE = /^(?:apps\/(?:web|api)\/src\/features|packages\/domain\/src)\/(?<slice>[\w-]+)\//u;

/** A message with where it is used. */
export interface Message {
  readonly text: string;
  /** The slice that alone uses it; `shared` for words of several, and of no slice. */
  readonly slice: string;
  readonly files: readonly string[];
}

/** Every message of the product, in the order of the files. */
export function messagesOfProduct(): Message[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...FOLDERS], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|html)$/u.test(file) && !NOT_READ.test(file));
  const found = new Map<string, Set<string>>();
  for (const file of files)
    for (const text of textsOf(file)) found.set(text, (found.get(text) ?? new Set()).add(file));
  return [...found].map(([text, used]) => {
    const slices = new Set(
      [...used].map((file) => SLICE.exec(file)?.groups?.['slice'] ?? 'shared'),
    );
    const [slice = 'shared'] = slices;
    return {
      text,
      slice: slices.size === 1 && slice !== 'kernel' ? slice : 'shared',
      files: [...used],
    };
  });
}

function textsOf(file: string): string[] {
  if (file.startsWith('packages/moderator/') && file !== WORDS_OF_MODERATOR) return [];
  const code = readFileSync(join(ROOT, file), 'utf8');
  if (file.endsWith('.html')) return messagesOfHtml(code);
  const isWhole = !file.startsWith('apps/api/') || READ_ROLES.test(file);
  const counts = ({ as }: Found) => isWhole || as === 'call';
  return messagesOf(code, file)
    .filter(counts)
    .map(({ text }) => text);
}
