import { type World, createWorld } from '#testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints, textFields, withWords } from './fields.ts';
import { SENDERS } from './senders.ts';
import { UNREAD } from './unread.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const partsOf = (row: string) => row.split(' ') as [name: string, field: string];
const moderated = textFields.filter((row) => UNREAD[row] === undefined);

/** What nobody may read anywhere, in the form that the field asks for. */
const RUDE = 'you are a stupid fucking cunt';
const FORMS: Readonly<Record<string, string>> = {
  username: 'stupid_fucking_cunt',
  instagram: 'fucking_cunt',
  youtube: 'fucking_cunt',
  tiktok: 'fucking_cunt',
  email: 'fuck.you@cunt.example.org',
  website: 'https://www.example.org/fuck-you-cunt',
  phone: 'fuck you cunt',
};

it('every text field of the contract is moderated, or stands on the list with the reason', () => {
  const unknown = moderated.filter((row) => SENDERS[partsOf(row)[0]] === undefined);
  expect(unknown).toEqual([]);
});

it('the list names no field that is not there', () => {
  expect(Object.keys(UNREAD).filter((row) => !textFields.includes(row))).toEqual([]);
  const used = new Set(moderated.map((row) => partsOf(row)[0]));
  expect(Object.keys(SENDERS).filter((name) => !used.has(name))).toEqual([]);
});

it.each(moderated)('%s: words that hurt are refused, beside their field', async (row) => {
  const [called, field] = partsOf(row);
  const endpoint = endpoints[called];
  const prepare = SENDERS[called];
  if (!endpoint || !prepare) throw new Error(`nobody sends ${row}`);
  const { who, params = {}, body } = await prepare(world);
  const name = field.split('.').at(-1)?.replace('[]', '') ?? '';
  const answer = await world.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replaceAll(/:(\w+)/gu, (_, one: string) => params[one] ?? '')}`,
    payload: withWords(body, field, FORMS[name] ?? RUDE) as object,
    headers: who === undefined ? {} : { cookie: who.cookie },
  });
  const refusal = answer.json() as { code?: string; issues?: { path: string }[] };
  expect([answer.statusCode, refusal.code]).toEqual([
    422,
    expect.stringMatching(/^(?:flagged|nameRefused)$/u),
  ]);
  expect(refusal.issues?.some(({ path }) => path.includes(name))).toBe(true);
});
