const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At most `max` in a window of `seconds`, for one account or mailbox, wherever it comes from. */
export interface AttemptLimit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

const limit = (name: string, max: number, seconds: number): AttemptLimit => ({
  name,
  max,
  seconds,
});

/**
 * How often a password can be tried on one account. A browser in which its person has signed in
 * before has tries of its own, so that nobody is shut out at home by a stranger's guesses.
 */
export const passwordTries = {
  anywhere: limit('password', 10, 15 * MINUTE),
  knownBrowser: limit('password in a known browser', 20, 15 * MINUTE),
  /** Where a signed-in person is asked for the password again. */
  again: limit('password asked again', 10, 15 * MINUTE),
} as const;

/**
 * How often a code card can be tried. Four words are hard to guess, so one network's guesses shut out
 * nobody else; all together they are bounded, too. A browser in which the child has signed in before has
 * tries of its own: in a gym hall everybody shares one network.
 */
export const cardTries = {
  knownBrowser: limit('code card in a known browser', 20, 15 * MINUTE),
  fromNetwork: limit('code card from a network', 10, 15 * MINUTE),
  altogether: limit('code card altogether', 200, DAY),
} as const;

/** How often the guardians of one child can try a code that a club handed over. */
export const guardianCodeTries = limit('guardian code', 10, HOUR);

/** How many emails anyone can cause one mailbox to get; any more are dropped silently. */
export const mailboxLimits = {
  recovery: limit('recovery mails', 5, HOUR),
  confirmation: limit('confirmation mails', 5, HOUR),
  addressChange: limit('mails to a new address', 5, DAY),
  clubInvitation: limit('invitations of clubs', 5, DAY),
  guardianRequest: limit('requests to guardians', 10, DAY),
  waitlist: limit('waitlist mails', 3, DAY),
} as const;

/** How long it is kept on which days somebody signed in. */
export const SIGN_IN_DAYS_KEPT = 90;
/** A sign-up is deleted after this long if nobody confirms its address. */
export const UNCONFIRMED_SIGN_UP_DAYS = 30;
/** Links, codes and cards that no longer work. */
export const SPENT_LINK_DAYS = 1;
/** The record of a sign-in that has ended. */
export const ENDED_SESSION_DAYS = 1;
