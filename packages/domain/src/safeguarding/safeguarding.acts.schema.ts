import * as z from 'zod';
import { USERNAME_MAX, UserId } from '../accounts/index.ts';
import { SAY_WHY, line, phrase, prose, t, version } from '../kernel/index.ts';
import { CaseSubjectKind } from './safeguarding.case.schema.ts';
import { CASE_OUTCOME_LABELS, CaseOutcome, CaseUrgency } from './safeguarding.schema.ts';

export const CASE_NOTE_MAX = 4000;
export const CASE_REASON_MAX = 1000;
export const CASE_SUMMARY_MAX = 2000;
export const CASE_LABEL_MAX = 200;
export const REFERRED_TO_MAX = 200;
export const REFERENCE_MAX = 100;

export const caseMessages = {
  concernsYou:
    'This is about someone close to you. Please ask another administrator to open the case.',
  nobodyNamed: 'There’s nobody with this username.',
  summaryRequired: 'Please say what it is about',
  summaryTooLong: 'Please keep this to 2000 characters or fewer',
  openedNow: 'The case is open.',
  secondFactorNeeded:
    'Safeguarding cases open only for system admins who sign in with a code as well as a password.',
  changedMeanwhile: 'Someone got there first. Please read the case again before you decide.',
  closed: 'This case is closed. Reopen it first.',
  notClosed: 'This case isn’t closed.',
  alreadyYours: 'You’re already handling this case.',
  cannotTake: 'This case can’t be handed over to that person.',
  nothingThere: 'There’s nothing at that link any more.',
  tooManyLinks: 'This case has reached its limit of links.',
  noteRequired: 'Please write a note',
  noteTooLong: 'Notes can be up to 4000 characters',
  reasonRequired: SAY_WHY,
  reasonTooLong: 'Reasons can be up to 1000 characters',
  outcomeRequired: 'Please choose an outcome',
  personRequired: 'Please choose who you’re handing it to',
  labelRequired: 'Please say why you’re linking it',
  labelTooLong: 'Please keep this to 200 characters or fewer',
  subjectRequired: 'Please paste the link or ID of what you want to link',
  referredToRequired: 'Please say who it was referred to',
  referredToTooLong: 'Please keep this to 200 characters or fewer',
  referredOnRequired: 'Please enter the date',
  referredOnTooEarly: 'Please enter a date after 2020',
  referredLater: 'That date is in the future',
  referenceTooLong: 'References can be up to 100 characters',
  taken: 'You’re now handling this case.',
  handedOver: 'The case has been handed over.',
  referred: 'The referral has been recorded.',
  closedNow: 'The case is closed.',
  reopened: 'The case is open again.',
  noted: 'The note has been added.',
  linked: 'It has been linked to the case.',
  failed: 'We couldn’t save that. Please try again.',
} as const;

/**
 * The reason in the administrators' log, which more people read and which is kept longer: only the
 * case number, its outcome, and where the text is.
 */
export function caseReason(
  number: string,
  { hasWords, outcome }: { hasWords: boolean; outcome?: CaseOutcome | undefined },
): string {
  if (!hasWords) return t('Handling case {number}', { number });
  const came = outcome === undefined ? '' : `: ${CASE_OUTCOME_LABELS[outcome]}`;
  return t('For case {number}{came}. The text is in its timeline.', { number, came });
}

const reason = prose(CASE_REASON_MAX, {
  required: caseMessages.reasonRequired,
  tooLong: caseMessages.reasonTooLong,
});
const optionalNote = prose(CASE_NOTE_MAX, { tooLong: caseMessages.noteTooLong }).default('');
/** Ties a decision to the version of the case that was read. */
const seen = { version };

export const CaseNote = z.object({
  note: prose(CASE_NOTE_MAX, {
    required: caseMessages.noteRequired,
    tooLong: caseMessages.noteTooLong,
  }),
});
export type CaseNote = z.output<typeof CaseNote>;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/iu;

/** Finds the id in a number or in an address copied from the browser's address bar. */
export const subjectIdIn = (text: string): string | undefined =>
  UUID.exec(text)?.[0]?.toLowerCase();

export const NewCaseLink = z.object({
  kind: CaseSubjectKind,
  subject: line(caseMessages.subjectRequired)
    .max(500, caseMessages.subjectRequired)
    .refine((text) => subjectIdIn(text) !== undefined, caseMessages.subjectRequired),
  label: phrase(CASE_LABEL_MAX, {
    required: caseMessages.labelRequired,
    tooLong: caseMessages.labelTooLong,
  }),
});
export type NewCaseLink = z.output<typeof NewCaseLink>;

/** A case that an administrator opens by hand. */
export const NewCase = z.object({
  /** Of the child, where it is known. */
  username: line().max(USERNAME_MAX, caseMessages.nobodyNamed).default(''),
  urgency: CaseUrgency,
  summary: prose(CASE_SUMMARY_MAX, {
    required: caseMessages.summaryRequired,
    tooLong: caseMessages.summaryTooLong,
  }),
});
export type NewCase = z.output<typeof NewCase>;

export const CaseTaking = z.object(seen);
export type CaseTaking = z.output<typeof CaseTaking>;

export const CaseHandOver = z.object({
  ...seen,
  to: z.uuid(caseMessages.personRequired).pipe(UserId),
  note: optionalNote,
});
export type CaseHandOver = z.output<typeof CaseHandOver>;

/** The outside body a case was referred to, when, and its number there. */
export const CaseReferral = z.object({
  ...seen,
  to: phrase(REFERRED_TO_MAX, {
    required: caseMessages.referredToRequired,
    tooLong: caseMessages.referredToTooLong,
  }),
  on: z.iso
    .date(caseMessages.referredOnRequired)
    .refine((day) => day >= '2020-01-01', caseMessages.referredOnTooEarly),
  reference: phrase(REFERENCE_MAX, { tooLong: caseMessages.referenceTooLong }).default(''),
  note: optionalNote,
});
export type CaseReferral = z.output<typeof CaseReferral>;

export const CaseClosing = z.object({
  ...seen,
  outcome: z.enum(CaseOutcome.options, caseMessages.outcomeRequired),
  reason,
});
export type CaseClosing = z.output<typeof CaseClosing>;

export const CaseReopening = z.object({ ...seen, reason });
export type CaseReopening = z.output<typeof CaseReopening>;
