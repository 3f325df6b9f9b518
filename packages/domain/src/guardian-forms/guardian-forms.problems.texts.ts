import * as z from 'zod';

/** Why a form is declined. */
export const FormProblem = z.enum([
  'unreadable',
  'incomplete',
  'names_differ',
  'wrong_reference',
  'other',
]);
export type FormProblem = z.infer<typeof FormProblem>;

/** The problem with a form and what helps, worded for the guardian. */
export const FORM_PROBLEM_TEXTS: Readonly<Record<FormProblem, string>> = {
  unreadable:
    'We couldn’t read the picture. Please take it in good light, with the whole page in view.',
  incomplete: 'The date or the signature is missing.',
  names_differ: 'The names on the form don’t match the names in the accounts.',
  wrong_reference: 'The reference number doesn’t match. Please print the form again.',
  other: 'Something about the form isn’t right.',
};

/** The same for moderators to choose from. */
export const FORM_PROBLEM_LABELS: Readonly<Record<FormProblem, string>> = {
  unreadable: 'Unreadable picture',
  incomplete: 'Date or signature missing',
  names_differ: 'Names don’t match',
  wrong_reference: 'Reference doesn’t match',
  other: 'Something else',
};
