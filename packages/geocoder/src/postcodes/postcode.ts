export interface Postcode {
  readonly outward: string;
  readonly inward: string;
}

const OUTWARD = '[A-Z]{1,2}[0-9][0-9A-Z]?';
const INWARD = '[0-9][ABD-HJLNP-UW-Z]{2}';
const WHOLE = new RegExp(`(?<![A-Z0-9])(${OUTWARD})[ \\-]{0,2}(${INWARD})(?![A-Z0-9])`, 'g');
const LAST_OUTWARD = new RegExp(`(?:^|[^A-Z0-9])(${OUTWARD})$`);
const UNFINISHED = new RegExp(`^(${OUTWARD}) {1,2}[0-9][A-Z]{0,2}$`);

/** The last whole postcode in a text: addresses end with theirs. */
export function postcodeIn(text: string): Postcode | undefined {
  const found = [...text.toUpperCase().matchAll(WHOLE)].at(-1);
  const [, outward, inward] = found ?? [];
  return outward && inward ? { outward, inward } : undefined;
}

/** The first half of a postcode at the end of a text: "Leeds LS6". */
export function outwardAtEnd(text: string): string | undefined {
  return LAST_OUTWARD.exec(text.toUpperCase())?.[1];
}

/** A postcode that is still being typed: "LS6 3" belongs to LS6. */
export function unfinishedOutward(text: string): string | undefined {
  return UNFINISHED.exec(text.trim().toUpperCase())?.[1];
}

export function areaOf(outward: string): string {
  return /^[A-Z]+/.exec(outward)?.[0] ?? '';
}
