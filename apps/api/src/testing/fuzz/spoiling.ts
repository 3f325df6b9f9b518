import fc from 'fast-check';

/** One place of a value, found by a number, and what becomes of it. */
export interface Spoil {
  nth: number;
  act: 'replace' | 'remove' | 'add' | 'nest' | 'flip';
  value: unknown;
}

/** Written into the JSON as it is: numbers that JSON.stringify does not write. */
export const RAW = /"#raw:([^"]*)"/gu;
const raw = (text: string) => `#raw:${text}`;

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

const NASTY: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1e308,
  2 ** 31,
  2 ** 53,
  0.1,
  raw('-0'),
  raw('1e999'),
  raw('1E-400'),
  [],
  {},
  [null],
  { __proto__: null, constructor: { prototype: { admin: true } } },
  { $ne: null },
  'a\u0000b',
  '\uD800',
  'abc\uDFFF',
  '\u202Eevil\uFEFF\u200B',
  '\u2028\u2029\r\n',
  'Z̷̲͖'.repeat(50),
  '🤸'.repeat(2000),
  'a'.repeat(50_000),
  "'; drop table users; --",
  '%_\\',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../etc/passwd',
  '=cmd|calc',
  'a@b.co\r\nbcc: c@d.co',
  '0001-01-01',
  '9999-12-31',
  '-000001-01-01',
  '2026-02-30',
  '275760-09-13T00:00:00.000Z',
  '0000-00-00T00:00:00Z',
  '1'.repeat(18),
  '-1',
  '1e5',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '3D1F8F0E-38A4-4D0C-9F6E-0F8F6A3A2B1C',
  '[object Object]',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'javascript:alert(1)',
  Array.from({ length: 10_000 }, (_, nth) => nth),
  Array.from({ length: 500 }, () => '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c'),
  nested(500),
];

const replace = fc.constantFrom(...NASTY).map((value) => ({ act: 'replace' as const, value }));
const other = fc
  .constantFrom('remove', 'add', 'nest', 'flip')
  .map((act) => ({ act: act as Spoil['act'], value: null }));

export const spoils: fc.Arbitrary<Spoil[]> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Spoil[]>([]) },
  {
    weight: 5,
    arbitrary: fc.array(
      fc
        .tuple(fc.nat(1000), fc.oneof({ weight: 4, arbitrary: replace }, other))
        .map(([nth, what]) => ({ nth, ...what })),
      { minLength: 1, maxLength: 2 },
    ),
  },
);

type Way = readonly (string | number)[];

function* waysIn(value: unknown, way: Way = []): Generator<Way> {
  if (way.length > 0) yield way;
  if (typeof value !== 'object' || value === null || way.length > 8) return;
  for (const key of Object.keys(value).slice(0, 50))
    yield* waysIn((value as Record<string, unknown>)[key], [...way, key]);
}

/** The same value with one place changed. */
export function spoil(value: unknown, { nth, act, value: worse }: Spoil): unknown {
  const ways = [...waysIn(value)];
  const way = ways[nth % Math.max(1, ways.length)];
  return way === undefined ? value : changed(value, way, act, worse);
}

function changed(value: unknown, [key, ...rest]: Way, act: Spoil['act'], worse: unknown): unknown {
  if (key === undefined) return after(value, act, worse);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  if (rest.length === 0 && act === 'remove') delete copy[key];
  else copy[key] = changed(copy[key], rest, act, worse);
  return copy;
}

function after(value: unknown, act: Spoil['act'], worse: unknown): unknown {
  if (act === 'replace') return worse;
  if (act === 'nest') return [value];
  if (act === 'flip') return typeof value === 'string' ? flipped(value) : !value;
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value, surplus: 'surplus' }
    : [value, value];
}

/** One bit of a letter in the middle: a cursor, id or token that is nearly right. */
function flipped(text: string): string {
  const at = Math.floor(text.length / 2);
  const letter = String.fromCharCode((text.charCodeAt(at) || 0) ^ 1);
  return text.slice(0, at) + letter + text.slice(at + 1);
}
