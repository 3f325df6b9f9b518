import { cleanText } from './reads.ts';
import type { AnyNode } from './nodes.ts';

/** Markup with words in it: `Read our <0>rules</0>, {name}.` with its values and elements. */
export interface Inline {
  readonly text: string;
  readonly values: readonly { name: string; node: AnyNode }[];
  /** A whole one stays as it is written, with all that is in it. */
  readonly elements: readonly { node: AnyNode; isWhole: boolean }[];
}

const WORDS = /\p{L}{2,}/u;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};
const decoded = (text: string) =>
  text.replaceAll(/&(?<name>\w+);/gu, (all, name: string) => {
    const found = ENTITIES[name];
    if (found === undefined) throw new Error(`Unknown entity ${all}`);
    return found;
  });

/** A child that is called by its parent. */
const isFunction = ({ expression }: AnyNode) =>
  /Function/u.test((expression as AnyNode | undefined)?.type ?? '');

/** The children of an element as one message; undefined where there are no words among them. */
export function inlineOf(children: readonly AnyNode[], code: string): Inline | undefined {
  const hasWords = children.some(
    ({ type, value }) => type === 'JSXText' && WORDS.test(value as string),
  );
  if (!hasWords) return undefined;
  const values: { name: string; node: AnyNode; code: string }[] = [];
  const elements: { node: AnyNode; isWhole: boolean }[] = [];

  const nameFor = (node: AnyNode): string => {
    const text = code.slice(node.start, node.end);
    const same = values.find((value) => value.code === text);
    if (same) return same.name;
    const wanted = wordFor(node);
    let name = wanted;
    for (let n = 2; values.some((value) => value.name === name); n += 1) name = `${wanted}${n}`;
    values.push({ name, node, code: text });
    return name;
  };

  const write = (nodes: readonly AnyNode[]): string => nodes.map(part).join('');
  const part = (node: AnyNode): string => {
    if (node.type === 'JSXText') return decoded(cleanText(node['raw'] as string));
    if (node.type === 'JSXExpressionContainer') {
      const inner = node['expression'] as AnyNode;
      if (inner.type === 'JSXEmptyExpression') return '';
      if (inner.type === 'Literal' && typeof inner['value'] === 'string') return inner['value'];
      return `{${nameFor(inner)}}`;
    }
    const within = (node['children'] ?? []) as AnyNode[];
    const isWhole = node.type !== 'JSXElement' || within.some(isFunction);
    const index = elements.push({ node, isWhole }) - 1;
    const inner = isWhole ? '' : write(within);
    return inner === '' ? `<${index}/>` : `<${index}>${inner}</${index}>`;
  };
  return { text: write(children), values, elements };
}

const GENERAL = new Set(['name', 'shown', 'username', 'title', 'length', 'id', 'label']);
const PLAIN = new Set(['found', 'facts', 'me', 'it', 'one', 'details', 'item', 'entry']);
const ASIDE = new Set([
  'join',
  'format',
  'toLowerCase',
  'toUpperCase',
  'toISOString',
  'trim',
  'toLocaleString',
]);

/** A name for a value: what it is called, or whose name it is. */
export function wordFor(node: AnyNode): string {
  switch (node.type) {
    case 'Identifier': {
      const name = node['name'] as string;
      return /^[A-Z_\d]+$/u.test(name)
        ? name.toLowerCase().replaceAll(/_(?<next>.)/gu, (_, next: string) => next.toUpperCase())
        : name;
    }
    case 'MemberExpression': {
      const [object, property] = [node['object'], node['property']] as [AnyNode, AnyNode];
      if (node['computed'] === true)
        return wordFor(property.type === 'Literal' ? object : property);
      const name = property['name'] as string;
      if (!GENERAL.has(name)) return wordFor(property);
      const owner = wordFor(object);
      return PLAIN.has(owner) ? name : owner;
    }
    case 'CallExpression': {
      const [callee, [first]] = [node['callee'], node['arguments']] as [AnyNode, AnyNode[]];
      if (callee.type === 'MemberExpression') {
        const method = (callee['property'] as AnyNode)['name'] as string;
        if (ASIDE.has(method) && first?.type !== 'Identifier' && first?.type !== 'MemberExpression')
          return wordFor(callee['object'] as AnyNode);
      }
      if (callee['name'] === 'nameOf') return 'name';
      return first && /^(?:Identifier|MemberExpression)$/u.test(first.type)
        ? wordFor(first)
        : wordFor(callee);
    }
    case 'NewExpression':
      return wordFor(((node['arguments'] as AnyNode[])[0] ?? node['callee']) as AnyNode);
    case 'TSNonNullExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'UnaryExpression':
      return wordFor((node['expression'] ?? node['argument']) as AnyNode);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return wordFor(node['left'] as AnyNode);
    case 'ConditionalExpression':
      return wordFor(node['test'] as AnyNode);
    default:
      return 'value';
  }
}
