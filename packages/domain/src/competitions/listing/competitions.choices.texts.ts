const CATEGORIES = [
  'Individual All-Around',
  'Individual Apparatus',
  'Group',
  'Team',
  'Mixed',
] as const;
const LEVELS = ['Junior', 'Senior', 'Youth', 'Masters', 'Open', 'Elite'] as const;
const COUNTRIES = [
  'Spain',
  'Hungary',
  'Bulgaria',
  'Italy',
  'Russia',
  'Ukraine',
  'France',
  'Germany',
  'United Kingdom',
  'Brazil',
  'United States',
  'Canada',
  'Australia',
  'Other',
] as const;

/** These are stored as they are read. */
const labelsOf = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as Readonly<Record<Value, Value>>;

export const COMPETITION_CATEGORIES = labelsOf(CATEGORIES);
export const COMPETITION_LEVELS = labelsOf(LEVELS);
export const COMPETITION_COUNTRIES = labelsOf(COUNTRIES);
