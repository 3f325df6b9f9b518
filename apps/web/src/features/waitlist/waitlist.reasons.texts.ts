/** What is usually said about inviting people. */
export const INVITE_REASONS = [
  'There’s room for more people',
  'They have waited long enough',
  'A club asked us to',
] as const;

export const INVITE_AGAIN_REASONS = [
  'It has expired',
  'They asked for a new one',
  'The email didn’t arrive',
] as const;
