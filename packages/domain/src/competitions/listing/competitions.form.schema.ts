import * as z from 'zod';
import { ClubId, accountMessages } from '../../accounts/index.ts';
import { SAY_WHY, phrase, prose, timestamp, t } from '../../kernel/index.ts';
import { MediaId } from '../../media/index.ts';
import {
  CompetitionApproval,
  CompetitionCategory,
  CompetitionCountry,
  CompetitionLevel,
  CompetitionStatus,
} from '../competitions.schema.ts';

export const COMPETITION_NAME_MAX = 160;
export const COMPETITION_TEXT_MAX = 4000;
export const REASON_MAX = 500;
export const PARTICIPANTS_MAX = 100_000;
/** A competition, with its training days, is over in a month. */
export const COMPETITION_DAYS_MAX = 31;

const required = accountMessages.required;
const DAY_MS = 86_400_000;

const words = (max: number) =>
  phrase(max, { required, tooLong: t('Please keep it to {max} characters', { max }) });
const optional = (max: number) =>
  phrase(max, { tooLong: t('Please keep it to {max} characters', { max }) }).transform((text) =>
    text === '' ? null : text,
  );
const day = z.iso.date({ error: required, abort: true });
const optionalDay = z
  .union([z.literal(''), z.iso.date('Please choose a date')])
  .nullable()
  .transform((text) => (text === '' ? null : text));
const numberWords = 'Please enter a whole number of at least 1';

const details = {
  name: words(COMPETITION_NAME_MAX),
  organizer: words(160),
  location: words(200),
  city: words(100),
  country: z.enum(CompetitionCountry.options, required),
  startDate: day,
  endDate: optionalDay,
  category: z.enum(CompetitionCategory.options, required),
  level: z.enum(CompetitionLevel.options, required),
  description: prose(COMPETITION_TEXT_MAX, {
    required,
    tooLong: t('Descriptions can be up to {competitionTextMax} characters', {
      competitionTextMax: COMPETITION_TEXT_MAX,
    }),
  }),
  /** Empty means as many as come. */
  maxParticipants: z
    .stringFormat('places', /^\d{0,6}$/u, numberWords)
    .transform((text) => (text === '' ? null : Number(text)))
    .pipe(z.int(numberWords).min(1, numberWords).max(PARTICIPANTS_MAX, numberWords).nullable()),
  registrationDeadline: optionalDay,
  entryFee: optional(100),
  website: optional(300).pipe(
    z
      .url({
        protocol: /^https?$/u,
        error: 'Please enter a web address that starts with http:// or https://',
      })
      .nullable(),
  ),
  imageId: MediaId.nullable(),
};

interface Days {
  startDate: string;
  endDate: string | null;
  registrationDeadline: string | null;
}

function checkDays(given: Days, context: z.core.$RefinementCtx): void {
  const { startDate, endDate, registrationDeadline } = given;
  const say = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (endDate !== null && endDate < startDate) {
    say('endDate', 'The last day can’t be before the first');
  } else if (
    endDate !== null &&
    (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS >= COMPETITION_DAYS_MAX
  ) {
    say(
      'endDate',
      t('Competitions can last up to {competitionDaysMax} days', {
        competitionDaysMax: COMPETITION_DAYS_MAX,
      }),
    );
  }
  if (registrationDeadline !== null && registrationDeadline > (endDate ?? startDate)) {
    say('registrationDeadline', 'Registration can’t close after the competition');
  }
}

/** A competition as somebody submits it. */
export const NewCompetition = z
  .object({ ...details, clubId: ClubId.nullable() })
  .superRefine(checkDays);
export type NewCompetition = z.output<typeof NewCompetition>;

/** The submitter may change it until it is published; each change needs a decision again. */
export const CompetitionChange = z.object(details).superRefine(checkDays);
export type CompetitionChange = z.output<typeof CompetitionChange>;

const reason = prose(REASON_MAX, {
  tooLong: t('Reasons can be up to {reasonMax} characters', { reasonMax: REASON_MAX }),
});
const REASON_REQUIRED = 'Please give a reason. The people affected will read it.';

/**
 * A reason is always required; the message differs because only a rejection's or cancellation's is
 * shown to the people affected.
 */
function checkWhy(why: string, isRead: boolean, context: z.core.$RefinementCtx): void {
  if (why !== '') return;
  const message = isRead ? REASON_REQUIRED : SAY_WHY;
  context.addIssue({ code: 'custom', path: ['reason'], message });
}

/** What system admins change, whatever the state. */
export const CompetitionEdit = z
  .object({ ...details, status: CompetitionStatus, approvalStatus: CompetitionApproval, reason })
  .superRefine(checkDays)
  .superRefine(({ status, approvalStatus, reason: why }, context) =>
    checkWhy(why, status === 'cancelled' || approvalStatus === 'rejected', context),
  );
export type CompetitionEdit = z.output<typeof CompetitionEdit>;

export const CompetitionDecision = z
  .object({
    decision: z.enum(['approved', 'rejected']),
    reason,
    /** When what was read was last changed: nobody approves words that they have not read. */
    seen: timestamp,
  })
  .superRefine(({ decision, reason: why }, context) =>
    checkWhy(why, decision === 'rejected', context),
  );
export type CompetitionDecision = z.output<typeof CompetitionDecision>;

export const CompetitionCancellation = z.object({
  reason: prose(REASON_MAX, {
    required: 'Please give a reason for everyone who entered',
    tooLong: t('Reasons can be up to {reasonMax} characters', { reasonMax: REASON_MAX }),
  }),
});
export type CompetitionCancellation = z.output<typeof CompetitionCancellation>;
