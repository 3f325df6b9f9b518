import * as z from 'zod';

/** A moment: a `Date` in code, ISO 8601 text in UTC on the wire. */
export const timestamp = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A branded uuid, so that the id of one thing cannot be passed for another's. */
export const id = <Name extends string>() => z.uuid('That link isn’t valid.').brand<Name>();

/** What breaks a line, rings a bell or turns the direction of reading: signs that nobody sees. */
const UNSEEN = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;
const UNSEEN_MESSAGE = 'Please use a single line of normal text here.';

/** For `.regex`: a text of one line. What reaches a mail's subject, a header or a name must be one. */
export const oneLine = [UNSEEN, UNSEEN_MESSAGE] as const;

/** A short text of one line; white space around it does not count. */
export const line = (error?: string) =>
  z
    .string(error)
    .trim()
    .regex(...oneLine);

/** A secret of one line, taken exactly as it comes. */
export const secretLine = (error?: string) => z.string(error).regex(...oneLine);

const BROKEN_LINK = 'This link isn’t complete. Please open it from the email again.';

/** The secret that a mailed link carries. */
export const linkToken = (max = 200) =>
  secretLine(BROKEN_LINK).min(1, BROKEN_LINK).max(max, BROKEN_LINK);

/** Four words, as people write them down: in capitals, with spaces, commas or dashes between. */
export const spokenCode = (error: string) =>
  line(error)
    .max(120, error)
    .overwrite((text) =>
      text
        .trim()
        .toLowerCase()
        .split(/[\s,.–—-]+/u)
        .filter(Boolean)
        .join('-'),
    )
    .regex(/^[a-z]{2,12}(-[a-z]{2,12}){3}$/u, error);

/** Which texts may have several lines; every other one that comes in is a line, by test. */
export const severalLines = z.registry<{ max: number }>();

interface ProseMessages {
  required?: string;
  tooLong: string;
}

/** Text a person wrote, of several lines if they like: trimmed, and never longer than we show. */
export const prose = (max: number, { required, tooLong }: ProseMessages) => {
  const text = z
    .string(required ?? 'Please type something here.')
    .trim()
    .max(max, tooLong);
  return (required === undefined ? text : text.min(1, required)).register(severalLines, { max });
};

/** The same on one line: a name, a title, a place. */
export const phrase = (max: number, { required, tooLong }: ProseMessages) => {
  const text = line(required ?? 'Please type something here.').max(max, tooLong);
  return required === undefined ? text : text.min(1, required);
};
