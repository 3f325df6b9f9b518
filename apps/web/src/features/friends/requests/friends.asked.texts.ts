/** What becomes of a request that was sent. A name may end with a dot, so the sentence does not. */
export const requestedWords = (name: string, waitsForGuardian: boolean): string =>
  waitsForGuardian ? `We’ve asked your grown-up about ${name}` : `Friend request sent to ${name}`;
