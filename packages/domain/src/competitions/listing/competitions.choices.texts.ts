import { countryName } from '../../kernel/index.ts';
import { COMPETITION_COUNTRIES } from './competitions.countries.codes.ts';

export const COMPETITION_CATEGORY_LABELS = {
  'Individual All-Around': 'Individual All-Around',
  'Individual Apparatus': 'Individual Apparatus',
  Group: 'Group',
  Team: 'Team',
  Mixed: 'Mixed',
} as const;

export const COMPETITION_LEVEL_LABELS = {
  Junior: 'Junior',
  Senior: 'Senior',
  Youth: 'Youth',
  Masters: 'Masters',
  Open: 'Open',
  Elite: 'Elite',
} as const;

type Country = (typeof COMPETITION_COUNTRIES)[number];
export const COMPETITION_COUNTRY_LABELS = Object.fromEntries(
  COMPETITION_COUNTRIES.map((country) => [country, countryName(country)]),
) as Readonly<Record<Country, string>>;
