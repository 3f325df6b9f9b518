/** What is usually said about a change of the settings. */
export const SETTING_REASONS = [
  'Our name or our words have changed',
  'The beta begins or ends',
  'A mistake is put right',
] as const;

export const LOGO_REASONS = [
  'We have a new logo',
  'It was hard to make out',
  'A mistake is put right',
] as const;

export const LOGO_REMOVALS = ['The logo is out of date', 'It was only tried out'] as const;

export const UNDO_REASONS = ['It was a mistake', 'It was only tried out'] as const;
