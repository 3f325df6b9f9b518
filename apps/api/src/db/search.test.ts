import { searchKey } from '@ribbon/domain/kernel';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '#testing/server/database';
import { type Database, openDatabase } from './database.ts';
import { likeWords } from './queries/search.ts';

let test: TestDatabase;
let opened: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  opened = openDatabase(test.url, { max: 1, namedStatements: true });
});

afterAll(async () => {
  await opened.close();
  await test.close();
});

interface Folded {
  name: string;
  key: string;
  again: string;
  finds: boolean;
}

const foldedInSql = async (names: readonly string[]): Promise<Folded[]> => {
  const { rows } = await sql<Folded>`
    select name, search_key(name) as key, search_key(search_key(name)) as again,
      coalesce(searchable(name) like search_pattern(name), search_key(name) = '') as finds
    from unnest(${names}::text[]) name`.execute(opened.db);
  return rows;
};

const NAMES = [
  'Захариева|Zakharieva|Йоана Цветанова|Щерева|Търново|Гьокова|България|Іванова|Євгенія|Їжакевич',
  'Мар’яна Лук’янова|Ґудзь|Юлія Хоменко|Київ|Григоренко|Шевченко|Соловьёва|Дмитрий Жуков|Рыжих',
  'Экзархова|Müller|Mueller|Straße|García|Łukasik|Žaneta|Sørensen|Đặng|Ægir|O’Neill|Saint-Étienne',
  'Max|Joel|Zoe|Yvonne|100% Ribbon_Club\\|İpek|Kharkiv|Khrystyna|Tzvetkov|Shtereva|Andriy|Νίκη',
  "新体操|ьь|'|Y|Manuela|Quentin|ＡＢ",
].flatMap((line) => line.split('|'));

it('the database and the browser fold these names in the same way', async () => {
  const rows = await foldedInSql(NAMES);
  expect(rows.map(({ name, key }) => [name, key])).toEqual(
    NAMES.map((name) => [name, searchKey(name)]),
  );
});

it('whatever is folded stays as it is when it is folded again, and finds itself', async () => {
  const letters = "abcdeghikmostuwxyzéüßабвгґдеєжзиіїйклхцчшщъыьэюяЁ'’- _%\\1".split('');
  const some = fc.sample(fc.string({ unit: fc.constantFrom(...letters), maxLength: 14 }), 3000);
  for (const { name, key, again, finds } of await foldedInSql(some)) {
    expect([name, key, finds]).toEqual([name, again, true]);
    expect([name, searchKey(name), searchKey(key)]).toEqual([name, key, key]);
  }
});

it('a piece of a name is found as it is written, in the alphabet of the name', async () => {
  const names = [
    'Захариева',
    'Zakharieva',
    'Євгенія Юрчук',
    'Tsvetomira',
    'Mueller',
    'Samuel Yanev',
  ];
  for (const name of names) {
    for (let end = 2; end <= name.length; end += 1) {
      const typed = name.slice(0, end);
      const { rows } = await sql<{ found: boolean }>`
        select searchable(${name}) like ${likeWords(typed)} as found`.execute(opened.db);
      expect([typed, rows[0]?.found]).toEqual([typed, true]);
    }
  }
});

it('names that differ stay apart', async () => {
  const apart = [
    ['Yana', 'Diana'],
    ['Yan', 'Christian'],
    ['Zoe', 'Zora'],
    ['Joe', 'Jones'],
    ['Hill', 'Gillian'],
    ['Mie', 'Amelia'],
    ['ьь', 'Мария'],
    ['"', 'Maria'],
  ] as const;
  for (const [typed, name] of apart) {
    const { rows } = await sql<{ found: boolean | null }>`
      select searchable(${name}) like ${likeWords(typed)} as found`.execute(opened.db);
    expect([typed, name, rows[0]?.found === true]).toEqual([typed, name, false]);
  }
});
