import { fault } from '../kernel/index.ts';
import { accountMessages } from './accounts.schema.ts';

export const accountFaults = {
  /** Nobody decides about their own thing: a claim, a competition, a review, an appeal, a role. */
  ownMatter: fault('ownCase', 403, 'This is about you or your child. Someone else will decide.'),
  wrongCredentials: fault('wrongCredentials', 401, 'Invalid email or password. Please try again.'),
  emailNotConfirmed: fault(
    'emailNotConfirmed',
    403,
    'Please check your email and click the confirmation link before signing in.',
  ),
  /** The same answer for every kind of wrong card. */
  cardRefused: fault(
    'cardRefused',
    401,
    'That username and code don’t match, or the card has been used or has expired. Ask your grown-up for a new one.',
  ),
  wrongCode: fault('wrongCode', 422, 'That code isn’t right.'),
  secondStepOver: fault(
    'secondStepOver',
    410,
    'That took too long, or there were too many wrong codes. Please sign in again.',
  ),
  usernameTaken: fault('usernameTaken', 409, accountMessages.usernameNotAvailable),
  /** A name that others should not have to read, or that pretends to be the platform. */
  nameRefused: fault('nameRefused', 422, accountMessages.unfitName),
  guardianNeeded: fault('guardianNeeded', 422, accountMessages.guardianNeeded),
  clubUnknown: fault('clubUnknown', 422, 'You can’t join that club when you sign up.'),
  passwordWrong: fault('passwordWrong', 422, 'That password isn’t right.'),
  confirmationWrong: fault('confirmationWrong', 422, 'Please type the username exactly as shown.'),
  awaitingGuardian: fault(
    'awaitingGuardian',
    403,
    'Your account is waiting for a parent or guardian to say yes.',
  ),
  accountPaused: fault(
    'accountPaused',
    403,
    'Your account is paused. Ask the grown-up who looks after it.',
  ),
  accountDeleting: fault(
    'accountDeleting',
    403,
    'This account is due to be deleted. You can still keep it.',
  ),
  /** Its sentence says until when (`restrictionText`). */
  limited: fault('limited', 403, 'You can’t post, comment, like things or send requests for now.'),
  suspended: fault('suspended', 403, 'Your account is suspended.'),
  outsideBeta: fault(
    'outsideBeta',
    403,
    'We’re currently in beta, and your account hasn’t been approved for it yet.',
  ),
  linkSpent: fault(
    'linkSpent',
    410,
    'This link has expired or has already been used. Please ask for a new one.',
  ),
};
