import { parseSync } from 'rolldown/utils';
import { type Inline, inlineOf } from './inline.ts';
import { type AnyNode, below, nameOf } from './nodes.ts';
import { isShown, reads } from './reads.ts';

export interface Found {
  /** What the catalogue has it under: English, in the syntax of ICU. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly as: 'expression' | 'attribute' | 'children' | 'call' | 'markup';
  /** Of markup: the values and elements that the message names. */
  readonly inline?: Inline;
}

/** Attributes and properties whose strings nobody reads. */
const UNREAD_PROPERTIES = new Set(
  'class className href id key sql style summary to type'.split(' '),
);
const UNREAD_ATTRIBUTES = new Set([
  ...UNREAD_PROPERTIES,
  ...'d data-testid points rel role src transform viewBox'.split(' '),
]);
/** Functions and classes whose texts are for engineers, for the browser, or for a database. */
const UNREAD_CALLS = new Set(
  'Error TypeError RangeError AbortError DOMException RegExp URL addEventListener removeEventListener querySelector querySelectorAll closest matches matchMedia getPropertyValue setProperty setAttribute getAttribute DateTimeFormat describe fail'.split(
    ' ',
  ),
);
/** What these allow is stored and sent; what they say to anything else comes after it. */
const CHOICES = new Set(['enum', 'literal']);
/** What is stored and sent, and is nobody's words. */
const STORED = /\.codes\.ts$|names\/accounts\.reserved/u;
/** Attributes that are read, however their words look. */
const READ_ATTRIBUTES = new Set('alt aria-label description label placeholder title'.split(' '));
const UNREAD_NODES = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSTypeAnnotation',
  'TSTypeParameterInstantiation',
  'TSLiteralType',
  'ThrowStatement',
]);

/**
 * Finds the words that people read in a source file, outer ones before those within: fixed texts by
 * where they stand and what they look like, texts with values by `t('… {name} …', { name })`, and markup
 * with words in it as one message, so that a translator sees the whole sentence.
 */
export function messagesOf(code: string, file: string): Found[] {
  if (STORED.test(file)) return [];
  const { program, errors } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return [...messagesIn(program as unknown as AnyNode, code)].toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  );
}

function* messagesIn(node: AnyNode, code: string): Generator<Found> {
  if (UNREAD_NODES.has(node.type)) return;
  const { start, end } = node;
  switch (node.type) {
    case 'Literal':
      if (typeof node['value'] === 'string' && reads(node['value']))
        yield { text: node['value'], start, end, as: 'expression' };
      return;
    case 'JSXElement':
    case 'JSXFragment': {
      const opening = node['openingElement'] as AnyNode | undefined;
      if (opening) yield* messagesIn(opening, code);
      yield* messagesOfChildren(node['children'] as AnyNode[], code);
      return;
    }
    case 'JSXAttribute': {
      const name = (node['name'] as AnyNode)['name'] as string;
      const value = node['value'] as AnyNode | null;
      if (UNREAD_ATTRIBUTES.has(name) || value === null) return;
      const isRead = READ_ATTRIBUTES.has(name);
      if (value.type !== 'Literal')
        yield* isRead ? messagesShown(value, code) : messagesIn(value, code);
      else if ((isRead ? isShown : reads)(value['value'] as string))
        yield {
          text: value['value'] as string,
          start: value.start,
          end: value.end,
          as: 'attribute',
        };
      return;
    }
    case 'CallExpression':
    case 'NewExpression': {
      const callee = nameOf(node['callee'] as AnyNode);
      const [first, ...others] = node['arguments'] as AnyNode[];
      if (CHOICES.has(callee)) {
        for (const words of others) yield* messagesIn(words, code);
        return;
      }
      if (UNREAD_CALLS.has(callee)) return;
      if (callee === 't' && typeof first?.['value'] === 'string') {
        yield { text: first['value'], start: first.start, end: first.end, as: 'call' };
        for (const value of others) yield* messagesIn(value, code);
        return;
      }
      break;
    }
    case 'Property': {
      const key = node['key'] as AnyNode;
      if (UNREAD_PROPERTIES.has((key['name'] ?? key['value']) as string)) return;
      if (node['computed'] === true) yield* messagesIn(key, code);
      yield* messagesIn(node['value'] as AnyNode, code);
      return;
    }
    case 'MemberExpression':
      yield* messagesIn(node['object'] as AnyNode, code);
      return;
    case 'BinaryExpression':
      if (/^[!=]==?$/u.test(node['operator'] as string)) {
        for (const side of [node['left'], node['right']] as AnyNode[])
          if (side.type !== 'Literal') yield* messagesIn(side, code);
        return;
      }
      break;
    case 'TaggedTemplateExpression':
      // HTML and SQL hold much that looks like words: what is said in them goes through `t`.
      for (const inner of below(node['quasi'] as AnyNode))
        for (const found of messagesIn(inner, code)) if (found.as === 'call') yield found;
      return;
    case 'SwitchCase':
      for (const inner of node['consequent'] as AnyNode[]) yield* messagesIn(inner, code);
      return;
    default:
  }
  for (const inner of below(node)) yield* messagesIn(inner, code);
}

/** Words that stand between tags are read, however short they are; so are those of a choice there. */
function* messagesShown(node: AnyNode, code: string): Generator<Found> {
  const [tested, shown] = partsOf(node);
  for (const inner of tested) yield* messagesIn(inner, code);
  for (const inner of shown) {
    const { type, value, start, end } = inner;
    if (type !== 'Literal') yield* messagesShown(inner, code);
    else if (typeof value === 'string' && isShown(value))
      yield { text: value, start, end, as: 'expression' };
  }
}

/** What an expression only looks at, and what of it may be its value. */
function partsOf(node: AnyNode): [tested: AnyNode[], shown: AnyNode[]] {
  const { left, right, test, consequent, alternate, expression } = node as unknown as Record<
    string,
    AnyNode
  >;
  if (node.type === 'JSXExpressionContainer' && expression) return [[], [expression]];
  if (node.type === 'ConditionalExpression' && test && consequent && alternate)
    return [[test], [consequent, alternate]];
  if (node.type === 'LogicalExpression' && left && right)
    return node['operator'] === '&&' ? [[left], [right]] : [[], [left, right]];
  return [[node], []];
}

function* messagesOfChildren(children: AnyNode[], code: string): Generator<Found> {
  const inline = inlineOf(children, code);
  const [first, last] = [children[0], children.at(-1)];
  if (inline === undefined || first === undefined || last === undefined) {
    for (const child of children) if (child.type !== 'JSXText') yield* messagesShown(child, code);
    return;
  }
  const { text, values, elements } = inline;
  const isPlain = values.length === 0 && elements.length === 0;
  const [start, end] = [first.start, last.end];
  yield { text, start, end, as: isPlain ? 'children' : 'markup', inline };
  for (const { node } of values) yield* messagesShown(node, code);
  for (const { node, isWhole } of elements)
    yield* messagesIn(isWhole ? node : (node['openingElement'] as AnyNode), code);
}
