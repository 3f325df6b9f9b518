import { fileURLToPath } from 'node:url';
import { readMessage } from '@ribbon/domain/kernel';
import type { Plugin } from 'vite';

const READER = fileURLToPath(import.meta.resolve('@ribbon/domain/kernel')).replace(
  /index\.ts$/u,
  'words/message.ts',
);
const OURS = /(?:apps[\\/]web|packages[\\/]domain)[\\/]src[\\/].*\.tsx?$/u;

type AnyNode = { type: string; start: number; end: number } & Record<string, unknown>;
interface Edit {
  start: number;
  end: number;
  code: string;
}

/**
 * Reads messages when the web app is built: `t('Hello')` becomes its text, and a message with values
 * the list of its parts, so that browsers load no reader.
 */
export const words: Plugin = {
  name: 'words',
  apply: 'build',
  transform(code, id) {
    const [file = ''] = id.split('?', 1);
    if (file === READER)
      return {
        code: 'export const COUNT = 0; export const messageOf = (parts) => parts; export const readMessage = messageOf;',
        map: null,
      };
    if (!OURS.test(file) || !/\bt\(/u.test(code)) return undefined;
    const edits = [...editsIn(this.parse(code) as unknown as AnyNode)];
    if (edits.length === 0) return undefined;
    const edited = edits
      .toSorted((one, other) => other.start - one.start)
      .reduce(
        (text, { start, end, code: now }) => text.slice(0, start) + now + text.slice(end),
        code,
      );
    return { code: edited, map: null };
  },
};

function* editsIn(node: AnyNode): Generator<Edit> {
  const [text, ...values] = isMessage(node) ? (node['arguments'] as AnyNode[]) : [];
  if (text !== undefined) {
    const parts = readMessage(text['value'] as string);
    const [only = ''] = parts;
    if (parts.length < 2 && typeof only === 'string') {
      yield { start: node.start, end: node.end, code: JSON.stringify(only) };
      return;
    }
    yield { start: text.start, end: text.end, code: JSON.stringify(parts) };
    for (const value of values) yield* editsIn(value);
    return;
  }
  for (const inner of Object.values(node).flat()) if (isNode(inner)) yield* editsIn(inner);
}

function isMessage(node: AnyNode): boolean {
  if (node.type !== 'CallExpression' || (node['callee'] as AnyNode)['name'] !== 't') return false;
  const [text] = node['arguments'] as AnyNode[];
  return text?.type === 'Literal' && typeof text['value'] === 'string';
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value;
