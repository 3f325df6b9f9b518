import { afterEach, describe, expect, it } from 'vitest';
import { countryName, readBy } from '../../kernel/index.ts';
import { COUNTRIES } from './accounts.countries.codes.ts';

afterEach(() => readBy(() => ({ language: 'en' })));

describe('a country', () => {
  it.each(COUNTRIES)('%s has the name it is stored under in English', (country) => {
    readBy(() => ({ language: 'en' }));
    expect(countryName(country)).toBe(country);
  });

  it('has its name in the reader’s language', () => {
    readBy(() => ({ language: 'bg' }));
    expect(countryName('United Kingdom')).toBe('Обединеното кралство');
    expect(countryName('Bulgaria')).toBe('България');
  });

  it('that we do not know stays as it was typed', () => {
    readBy(() => ({ language: 'de' }));
    expect(countryName('Wales')).toBe('Wales');
  });
});
