/** What is usually said about a change of the settings. */
export const SETTING_REASONS = [
  'Our name or wording has changed',
  'The beta is starting or ending',
  'Correcting a mistake',
] as const;

export const LOGO_REASONS = [
  'We have a new logo',
  'It was hard to see',
  'Correcting a mistake',
] as const;

export const LOGO_REMOVALS = ['The logo is out of date', 'It was only a test'] as const;

export const UNDO_REASONS = ['It was a mistake', 'It was only a test'] as const;
