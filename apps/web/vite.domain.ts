import type { Plugin, parseAst } from 'vite';

const DOMAIN = /packages[\\/]domain[\\/]src[\\/].*(?<!index|endpoints|faults)\.ts$/u;

/** Of the kernel, what writes words: calling it makes no schema. */
const WORDS = new Set(['t', 'countryName', 'dateFormat', 'listFormat', 'numberFormat']);

type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];

/** A top-level statement: what it declares, what it mentions, and its text. */
interface Part {
  names: readonly string[];
  mentions: ReadonlySet<string>;
  isExported: boolean;
  isHeavy: boolean;
  code: string;
}

/**
 * Takes each file of the domain apart into its schemas (`?schemas`) and the rest (`?plain`): a screen
 * that needs a label or a limit then does not load a schema that another screen needs of the same file.
 */
export const domain: Plugin = {
  name: 'domain',
  apply: 'build',
  transform(code, id) {
    const [file = '', half] = id.split('?', 2);
    if (!DOMAIN.test(file)) return undefined;
    const { body } = this.parse(code);
    const imports = body.filter(({ type }) => type === 'ImportDeclaration');
    const others = body.filter((statement) => !imports.includes(statement));
    // A file that hands on what others define has nothing to take apart.
    if (others.some(isHandedOn)) return undefined;
    const imported = imports.flatMap((statement) => [...mentionsOf(statement)]);
    const foreign = new Set(imported.filter((name) => !WORDS.has(name)));
    const parts = weighed(others.map((statement) => partOf(code, statement, foreign)));
    const [heavy, plain] = [parts.filter(({ isHeavy }) => isHeavy), parts.filter(isPlain)];
    const head = imports.map(({ start, end }) => code.slice(start, end)).join('\n');
    if (half === 'plain')
      return { code: `${head}\n${textOf(plain)}\n${sharing(plain)}`, map: null };
    if (half === 'schemas') {
      const names = plain.flatMap((part) => part.names).join();
      const shared = `import { ${names} } from ${JSON.stringify(`${file}?plain`)};`;
      return { code: `${head}\n${shared}\n${textOf(heavy)}`, map: null };
    }
    return { code: facade(file, plain, heavy), map: null };
  },
};

const isPlain = ({ isHeavy }: Part) => !isHeavy;
const isHandedOn = (statement: Statement) =>
  statement.type === 'ExportAllDeclaration' ||
  (statement.type === 'ExportNamedDeclaration' && statement.source !== null);
const textOf = (parts: readonly Part[]) => parts.map(({ code }) => code).join('\n');
/** What one half keeps to itself, the other may need. */
const sharing = (parts: readonly Part[]) =>
  `export { ${parts.flatMap(({ names, isExported }) => (isExported ? [] : names)).join()} };`;

function facade(file: string, ...halves: [plain: Part[], heavy: Part[]]): string {
  const [plain, schemas] = halves.map((parts) =>
    parts.flatMap(({ names, isExported }) => (isExported ? names : [])).join(),
  );
  return `export { ${plain} } from ${JSON.stringify(`${file}?plain`)};
export { ${schemas} } from ${JSON.stringify(`${file}?schemas`)};`;
}

function partOf(code: string, statement: Statement, foreign: ReadonlySet<string>): Part {
  const isExported = statement.type === 'ExportNamedDeclaration';
  const declaration = isExported ? statement.declaration : statement;
  const names = namesOf(declaration);
  const calls = declaration?.type === 'VariableDeclaration' && hasCall(declaration);
  const mentions = mentionsOf(statement);
  const { start, end } = statement;
  const text = code.slice(start, end);
  return {
    names,
    mentions,
    isExported,
    // A call of what another file defines may make a schema.
    isHeavy: calls && [...foreign].some((name) => mentions.has(name)),
    // Nothing here does anything when it is imported, which a bundler cannot know of a call.
    code: calls
      ? text.replace(/=\s*/u, '= /* @__PURE__ */ (() => (').replace(/;?$/u, '))();')
      : text,
  };
}

/** Whatever mentions something heavy is heavy itself. */
function weighed(parts: readonly Part[]): Part[] {
  const heavy = new Set(['z', ...parts.flatMap(({ isHeavy, names }) => (isHeavy ? names : []))]);
  const next = parts.map((part) => ({
    ...part,
    isHeavy: part.isHeavy || [...heavy].some((name) => part.mentions.has(name)),
  }));
  const grew = next.some(({ isHeavy }, index) => isHeavy !== parts[index]?.isHeavy);
  return grew ? weighed(next) : next;
}

function namesOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'VariableDeclaration') {
    return (node['declarations'] as { id: { name?: string } }[]).flatMap(({ id }) => {
      if (id.name === undefined) throw new Error('A constant of the domain has one name.');
      return [id.name];
    });
  }
  return [(node['id'] as { name: string }).name];
}

type AnyNode = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value;
const below = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter(isNode);

/** Whether something is called as soon as the file is imported. */
function hasCall(node: AnyNode | Statement): boolean {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return true;
  if (/Function/u.test(node.type)) return false;
  return below(node as AnyNode).some(hasCall);
}

function mentionsOf(node: AnyNode | Statement, found = new Set<string>()): Set<string> {
  if (node.type === 'Identifier') found.add(node['name'] as string);
  const named = nameWithin(node as AnyNode);
  for (const inner of below(node as AnyNode)) if (inner !== named) mentionsOf(inner, found);
  return found;
}

/** A name that belongs to an object and stands for nothing else: `minutes` in `{ minutes: 1 }` and `a.minutes`. */
function nameWithin(node: AnyNode): unknown {
  if (node['computed'] === true) return undefined;
  if (node.type === 'MemberExpression') return node['property'];
  return node.type === 'Property' && node['shorthand'] !== true ? node['key'] : undefined;
}
