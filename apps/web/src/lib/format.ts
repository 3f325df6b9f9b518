const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** "29 November 2026", where the reader is. */
export const formatDay = (date: Date): string => day.format(date);

/** "29 Nov 2026, 14:05", where the reader is. */
export const formatMoment = (date: Date): string => moment.format(date);
