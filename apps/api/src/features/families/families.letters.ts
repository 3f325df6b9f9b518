import type { LetterRow } from '#platform/mail/letters';
import type { Platform } from '#platform/slice';
import { ageLetters } from './letters/ages.letters.ts';
import { decisionLetters } from './letters/decisions.letters.ts';
import { guardianLetters } from './letters/guardians.letters.ts';
import { linkLetters } from './letters/links.letters.ts';
import { requestLetters } from './letters/requests.letters.ts';

/** Mails to guardians and to those they look after. */
export const familyLetters = (platform: Platform): LetterRow[] => [
  ...requestLetters(platform),
  ...linkLetters(platform),
  ...guardianLetters(platform),
  ...ageLetters(platform),
  ...decisionLetters(platform),
];
