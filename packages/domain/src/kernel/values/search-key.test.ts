import { expect, it } from 'vitest';
import { hasWords, searchKey } from './search-key.ts';

it.each([
  ['Levski', 'Левски'],
  ['Ivanova', 'Іванова', 'Иванова'],
  ['Zaharieva', 'Zakharieva', 'Захариева'],
  ['Shevchenko', 'Шевченко'],
  ['Tsvetkova', 'Tzvetkova', 'Cvetkova', 'Цветкова'],
  ['Shterbina', 'Shcherbina', 'Щербина'],
  ['Yuliya', 'Iuliia', 'Юлія', 'Юлия'],
  ['Yevheniia', 'Євгенія'],
  ['Nikolaeva', 'Nikolayeva', 'Николаева'],
  ['Dmitry', 'Dmitriy', 'Дмитрий', 'Dmytrii'],
  ['Muller', 'Müller', 'Mueller'],
  ['Strasse', 'Straße'],
  ['García', 'Garcia'],
])('%s is %s', (...spellings) => {
  expect(new Set(spellings.map(searchKey)).size).toBe(1);
});

it('a text holds what was typed, in either alphabet and half typed as well', () => {
  expect(hasWords('Клуб Левски', 'lev')).toBe(true);
  expect(hasWords('Zakharieva', 'Zak')).toBe(true);
  expect(hasWords('Захариева', 'Zakhar')).toBe(true);
  expect(hasWords('Гаврилюк', 'Havryliuk')).toBe(true);
  expect(hasWords('Гаврилюк', 'Gavri')).toBe(true);
});

it('a text does not hold what only looks like it, or nothing', () => {
  expect(hasWords('Diana', 'Yana')).toBe(false);
  expect(hasWords('Zora', 'Zoe')).toBe(false);
  expect(hasWords('Zora', '')).toBe(false);
  expect(hasWords('Мария', 'ь')).toBe(false);
});
