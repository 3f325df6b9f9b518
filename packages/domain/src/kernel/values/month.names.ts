/** As lists, not by the formatter of the platform: a browser takes longer to make its first one than to draw a list. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** As British English shortens it: Jan, Sept. */
export const shortMonth = (name: string): string => name.slice(0, name === 'September' ? 4 : 3);
