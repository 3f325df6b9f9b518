import {
  CODE_CARD_DAYS,
  ENDED_SESSION_DAYS,
  SESSION_IDLE_MINUTES,
  SIGN_IN_DAYS_KEPT,
  SPENT_LINK_DAYS,
  UNCONFIRMED_SIGN_UP_DAYS,
} from '../accounts/index.ts';
import { CLUB_UNDO_DAYS, IMPORT_KEPT_DAYS, INVITATION_KEPT_DAYS } from '../clubs/index.ts';
import { EMAIL_LOG_DAYS } from '../email/index.ts';
import { PURGE_AFTER_DAYS } from '../families/index.ts';
import { FORM_KEPT_DAYS } from '../guardian-forms/index.ts';
import { DELIVERED_DAYS, UNDELIVERED_DAYS } from '../kernel/index.ts';
import { REJECTED_PICTURE_DAYS, UNUSED_UPLOAD_DAYS } from '../media/index.ts';
import { READ_KEPT_DAYS, UNREAD_KEPT_DAYS } from '../notifications/index.ts';
import { DELETION_UNDO_DAYS } from '../privacy/index.ts';
import { REPORTED_MEDIA_DAYS } from '../reports/index.ts';
import { CASE_KEPT_DAYS } from '../safeguarding/index.ts';
import { UNCONFIRMED_WAITLIST_DAYS } from '../site/index.ts';
import { DELETED_KEPT_DAYS, REST_HINT_DAYS } from '../training/index.ts';
import { JOINED_KEPT_DAYS } from '../waitlist/index.ts';
import type { Fact } from './policies.fact.rules.ts';
import { lasting } from './policies.lasting.format.ts';

/** How long things are kept. Every scheduled job names the entry that speaks of it. */
export const KEPT = [
  {
    name: 'Account and profile',
    text: `Until you delete them under “Account and privacy”. You then have ${lasting(DELETION_UNDO_DAYS)} to change your mind, after which we erase everything personal. What was typed at sign-up only becomes an account once the email address is confirmed; otherwise it is deleted after ${lasting(UNCONFIRMED_SIGN_UP_DAYS)}. A child’s account that no guardian has answered for is deleted after ${lasting(PURGE_AFTER_DAYS)}, and straight away if the guardian declines.`,
  },
  {
    name: 'If someone may be at risk',
    text: `If you ask for help, or a child may be in danger, we open a case that only system administrators who sign in with a code can read; every opening is logged. We keep the text it is about with it, and what you and our team write to each other in the app. It is deleted ${lasting(CASE_KEPT_DAYS)} after it was closed. If your account is deleted before then, the case stays without your name, and your words only until it is closed.`,
  },
  {
    name: 'Sign-ins',
    text: `A sign-in ends after ${SESSION_IDLE_MINUTES} minutes without activity. Its record is deleted when you sign it out; choosing a new password also deletes the records of your other sign-ins; otherwise it is deleted ${lasting(ENDED_SESSION_DAYS)} after it has ended. The days you signed in, and with what kind of device, are kept for ${lasting(SIGN_IN_DAYS_KEPT)}.`,
  },
  {
    name: 'Links and codes',
    text: `A link that we mail to you, and a code card that a guardian prints, are deleted ${lasting(SPENT_LINK_DAYS)} after they were used or expired; a card works for ${lasting(CODE_CARD_DAYS)}.`,
  },
  {
    name: 'Signed forms',
    text: `The picture of a form that a guardian signed is deleted with our decision about it. What we decided, and a form that nobody has decided about, are deleted ${lasting(FORM_KEPT_DAYS)} after it was sent.`,
  },
  {
    name: 'Notifications',
    text: `Read notifications: ${lasting(READ_KEPT_DAYS)}. Unread: ${lasting(UNREAD_KEPT_DAYS)}. Ones about someone whose account has been deleted: a day.`,
  },
  {
    name: 'Pictures and videos',
    text: `Until you delete the post, choose another profile picture, or delete your account. A club’s logo until another takes its place or the club is gone. Pictures you never used: ${lasting(UNUSED_UPLOAD_DAYS)}. The files themselves are removed within an hour or so after that. For rejected pictures we keep the number of the file, a 64-bit fingerprint and a checksum for ${lasting(REJECTED_PICTURE_DAYS)}, but not whose they were. Pictures that were reported are kept for ${lasting(REPORTED_MEDIA_DAYS)} after the decision, for those who decide.`,
  },
  {
    name: 'Your training log',
    text: `Until you delete a session or your account. The number of a deleted session is kept for ${lasting(DELETED_KEPT_DAYS)}, so that another device does not bring it back. A note that we suggested more rest: ${lasting(REST_HINT_DAYS)}.`,
  },
  {
    name: 'Waitlist',
    text: `A confirmed entry until you ask us to delete it, or delete an account with the same email; ${lasting(JOINED_KEPT_DAYS)} once you have joined by our invitation. One that is never confirmed is deleted after ${lasting(UNCONFIRMED_WAITLIST_DAYS)}.`,
  },
  {
    name: 'Invitations from clubs',
    text: `Deleted ${lasting(INVITATION_KEPT_DAYS)} after they expire, or when an account with the same email is deleted.`,
  },
  {
    name: 'Claims and clubs',
    text: `We keep a claim until your account or the club is deleted. We keep a deleted club for ${lasting(CLUB_UNDO_DAYS)} in case it is restored. After that, its memberships, administrators, claims and reviews are deleted too. Lists of clubs that we imported are kept for ${lasting(IMPORT_KEPT_DAYS)}.`,
  },
  {
    name: 'Messages to us',
    text: 'With our answers, in our database and in the mailboxes of the people who run the site, until deleted on request. From the database also when you delete an account with the same email.',
  },
  {
    name: 'Email records',
    text: `Requests for links, with the email address: deleted ${lasting(DELIVERED_DAYS)} after the email was sent. The list of emails sent, without email addresses and links: ${lasting(EMAIL_LOG_DAYS)}. Emails that could not be sent: ${lasting(UNDELIVERED_DAYS)}.`,
  },
  {
    name: 'After an account is erased',
    text: 'Records of consent and of administrators’ acts stay, with ids that no longer lead to anyone. What you reported about others stays without your name. Scores at a competition stay in its results, without your name.',
  },
  {
    name: 'Club events, plans and competitions',
    text: 'Events, plans, entries and answers until the club, the competition or your account is deleted. Your replies to upcoming events, and the plans you joined, are also deleted when you leave the club. A calendar’s link until you switch it off.',
  },
  {
    name: 'Administrators’ log',
    text: 'Permanently. It holds ids and states, not what you wrote.',
  },
] as const satisfies readonly Fact[];
