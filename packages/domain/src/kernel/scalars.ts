import * as z from 'zod';

/** A moment: a `Date` in code, ISO 8601 text in UTC on the wire. */
export const timestamp = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A branded uuid, so that the id of one thing cannot be passed for another's. */
export const id = <Name extends string>() => z.uuid('That link is not valid.').brand<Name>();

interface ProseMessages {
  required?: string;
  tooLong: string;
}

/** Text a person wrote: trimmed, and never longer than the product shows. */
export const prose = (max: number, { required, tooLong }: ProseMessages) => {
  const text = z
    .string(required ?? 'Please enter text.')
    .trim()
    .max(max, tooLong);
  return required === undefined ? text : text.min(1, required);
};
