import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { Relationship } from '../families/index.ts';
import { cursor, id, prose, recordedReason, timestamp } from '../kernel/index.ts';
import { MediaFile, MediaId } from '../media/index.ts';
import { FormProblem } from './guardian-forms.problems.texts.ts';
import { formMessages } from './guardian-forms.texts.ts';

/** How long a form is kept, whether somebody has looked at it or not; its picture goes with the decision. */
export const FORM_KEPT_DAYS = 90;
export const FORMS_PER_WEEK = 5;
export const FORMS_PER_PAGE = 25;
export const FORM_WORDS_MAX = 500;

export const GuardianFormId = id<'GuardianFormId'>();
export type GuardianFormId = z.infer<typeof GuardianFormId>;

export const FormState = z.enum(['waiting', 'accepted', 'declined']);
export type FormState = z.infer<typeof FormState>;

/** What stands on a form: the guardian who signs, the child, and the number that ties it to both. */
const printed = {
  /** The guardian's name. */
  guardian: z.string(),
  relationship: Relationship,
  child: z.object({ name: z.string(), username: z.string() }),
  reference: z.string(),
};

/** A submitted form, as the guardian sees it. */
export const SentForm = z.object({
  state: FormState,
  sentAt: timestamp,
  /** Until when somebody looks at it. */
  dueAt: timestamp,
  problem: FormProblem.nullable(),
  words: z.string().nullable(),
});
export type SentForm = z.infer<typeof SentForm>;

/** Everything that a guardian needs to print a form, and what became of the last one. */
export const OwnForm = z.object({
  ...printed,
  /** There is nothing to sign any more. */
  isVerified: z.boolean(),
  latest: SentForm.nullable(),
});
export type OwnForm = z.infer<typeof OwnForm>;

/** The picture of a signed form. */
export const SignedForm = z.object({ fileId: z.uuid(formMessages.fileRequired).pipe(MediaId) });
export type SignedForm = z.infer<typeof SignedForm>;

/** A pending form, as moderators see it. */
export const WaitingForm = z.object({
  id: GuardianFormId,
  ...printed,
  guardianUsername: z.string(),
  /** How many forms of this guardian for this child were declined before. */
  declinedBefore: z.int(),
  file: MediaFile.nullable(),
  sentAt: timestamp,
  dueAt: timestamp,
});
export type WaitingForm = z.infer<typeof WaitingForm>;

export const FormPage = z.object({ cursor: cursor.optional() });

export const FormAcceptance = z.object({ accept: z.literal(true), reason: recordedReason });
export type FormAcceptance = z.infer<typeof FormAcceptance>;

/** The problem is the reason for the record; words are for the guardian. */
export const FormRefusal = z
  .object({
    accept: z.literal(false),
    problem: z.enum(FormProblem.options, formMessages.problemRequired),
    words: prose(FORM_WORDS_MAX, { tooLong: formMessages.wordsTooLong })
      .nullable()
      .default(null)
      .transform((text) => (text === '' ? null : text)),
  })
  .refine(({ problem, words }) => problem !== 'other' || words !== null, {
    path: ['words'],
    message: formMessages.wordsRequired,
  });
export type FormRefusal = z.infer<typeof FormRefusal>;

export const FormDecision = z.discriminatedUnion('accept', [FormAcceptance, FormRefusal]);
export type FormDecision = z.infer<typeof FormDecision>;

export const ofFormChild = z.object({ childId: UserId });
