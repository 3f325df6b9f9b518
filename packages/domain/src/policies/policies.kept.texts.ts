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
import { DELIVERED_DAYS, UNDELIVERED_DAYS, t } from '../kernel/index.ts';
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
    text: t(
      'Until you delete them under “Account and privacy”. You then have {deletionUndoDays} to change your mind, after which we erase everything personal. What was typed at sign-up only becomes an account once the email address is confirmed; otherwise it is deleted after {unconfirmedSignUpDays}. A child’s account that no guardian has answered for is deleted after {purgeAfterDays}, and straight away if the guardian declines.',
      {
        deletionUndoDays: lasting(DELETION_UNDO_DAYS),
        unconfirmedSignUpDays: lasting(UNCONFIRMED_SIGN_UP_DAYS),
        purgeAfterDays: lasting(PURGE_AFTER_DAYS),
      },
    ),
  },
  {
    name: 'If someone may be at risk',
    text: t(
      'If you ask for help, or a child may be in danger, we open a case that only system administrators who sign in with a code can read; every opening is logged. We keep the text it is about with it, and what you and our team write to each other in the app. It is deleted {caseKeptDays} after it was closed. If your account is deleted before then, the case stays without your name, and your words only until it is closed.',
      { caseKeptDays: lasting(CASE_KEPT_DAYS) },
    ),
  },
  {
    name: 'Sign-ins',
    text: t(
      'A sign-in ends after {sessionIdleMinutes} minutes without activity. Its record is deleted when you sign it out; choosing a new password also deletes the records of your other sign-ins; otherwise it is deleted {endedSessionDays} after it has ended. The days you signed in, and with what kind of device, are kept for {signInDaysKept}.',
      {
        sessionIdleMinutes: SESSION_IDLE_MINUTES,
        endedSessionDays: lasting(ENDED_SESSION_DAYS),
        signInDaysKept: lasting(SIGN_IN_DAYS_KEPT),
      },
    ),
  },
  {
    name: 'Links and codes',
    text: t(
      'A link that we mail to you, and a code card that a guardian prints, are deleted {spentLinkDays} after they were used or expired; a card works for {codeCardDays}.',
      { spentLinkDays: lasting(SPENT_LINK_DAYS), codeCardDays: lasting(CODE_CARD_DAYS) },
    ),
  },
  {
    name: 'Signed forms',
    text: t(
      'The picture of a form that a guardian signed is deleted with our decision about it. What we decided, and a form that nobody has decided about, are deleted {formKeptDays} after it was sent.',
      { formKeptDays: lasting(FORM_KEPT_DAYS) },
    ),
  },
  {
    name: 'Notifications',
    text: t(
      'Read notifications: {readKeptDays}. Unread: {unreadKeptDays}. Ones about someone whose account has been deleted: a day.',
      { readKeptDays: lasting(READ_KEPT_DAYS), unreadKeptDays: lasting(UNREAD_KEPT_DAYS) },
    ),
  },
  {
    name: 'Pictures and videos',
    text: t(
      'Until you delete the post, choose another profile picture, or delete your account. A club’s logo until another takes its place or the club is gone. Pictures you never used: {unusedUploadDays}. The files themselves are removed within an hour or so after that. For rejected pictures we keep the number of the file, a 64-bit fingerprint and a checksum for {rejectedPictureDays}, but not whose they were. Pictures that were reported are kept for {reportedMediaDays} after the decision, for those who decide.',
      {
        unusedUploadDays: lasting(UNUSED_UPLOAD_DAYS),
        rejectedPictureDays: lasting(REJECTED_PICTURE_DAYS),
        reportedMediaDays: lasting(REPORTED_MEDIA_DAYS),
      },
    ),
  },
  {
    name: 'Your training log',
    text: t(
      'Until you delete a session or your account. The number of a deleted session is kept for {deletedKeptDays}, so that another device does not bring it back. A note that we suggested more rest: {restHintDays}.',
      { deletedKeptDays: lasting(DELETED_KEPT_DAYS), restHintDays: lasting(REST_HINT_DAYS) },
    ),
  },
  {
    name: 'Waitlist',
    text: t(
      'A confirmed entry until you ask us to delete it, or delete an account with the same email; {joinedKeptDays} once you have joined by our invitation. One that is never confirmed is deleted after {unconfirmedWaitlistDays}.',
      {
        joinedKeptDays: lasting(JOINED_KEPT_DAYS),
        unconfirmedWaitlistDays: lasting(UNCONFIRMED_WAITLIST_DAYS),
      },
    ),
  },
  {
    name: 'Invitations from clubs',
    text: t(
      'Deleted {invitationKeptDays} after they expire, or when an account with the same email is deleted.',
      { invitationKeptDays: lasting(INVITATION_KEPT_DAYS) },
    ),
  },
  {
    name: 'Claims and clubs',
    text: t(
      'We keep a claim until your account or the club is deleted. We keep a deleted club for {clubUndoDays} in case it is restored. After that, its memberships, administrators, claims and reviews are deleted too. Lists of clubs that we imported are kept for {importKeptDays}.',
      { clubUndoDays: lasting(CLUB_UNDO_DAYS), importKeptDays: lasting(IMPORT_KEPT_DAYS) },
    ),
  },
  {
    name: 'Messages to us',
    text: 'With our answers, in our database and in the mailboxes of the people who run the site, until deleted on request. From the database also when you delete an account with the same email.',
  },
  {
    name: 'Email records',
    text: t(
      'Requests for links, with the email address: deleted {deliveredDays} after the email was sent. The list of emails sent, without email addresses and links: {emailLogDays}. Emails that could not be sent: {undeliveredDays}.',
      {
        deliveredDays: lasting(DELIVERED_DAYS),
        emailLogDays: lasting(EMAIL_LOG_DAYS),
        undeliveredDays: lasting(UNDELIVERED_DAYS),
      },
    ),
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
