/** What is usually said about inviting people. */
export const INVITE_REASONS = [
  'There is room for more people',
  'They have waited long enough',
  'A club asked us to',
] as const;

export const INVITE_AGAIN_REASONS = [
  'It has expired',
  'They asked for a new one',
  'The email did not arrive',
] as const;
