import type { LetterRow } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { ageLetters } from './families.ages.emails.ts';
import { decisionLetters } from './families.decisions.emails.ts';
import { guardianLetters } from './families.guardians.emails.ts';
import { linkLetters } from './families.links.emails.ts';
import { requestLetters } from './families.requests.emails.ts';

/** Mails to guardians and to those they look after. */
export const familyLetters = (platform: Platform): LetterRow[] => [
  ...requestLetters(platform),
  ...linkLetters(platform),
  ...guardianLetters(platform),
  ...ageLetters(platform),
  ...decisionLetters(platform),
];
