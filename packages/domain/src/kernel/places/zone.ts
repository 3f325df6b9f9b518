import * as z from 'zod';

/** Where we do not know better. */
export const HOME_ZONE = 'Europe/London';

const MESSAGE = 'Please choose a time zone';

const isZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
};

/** The name of a time zone, as the IANA database has it. */
export const TimeZone = z.string(MESSAGE).max(60, MESSAGE).refine(isZone, MESSAGE);
