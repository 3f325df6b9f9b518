import type { EmailDefinition } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { ageEmails } from './families.ages.emails.ts';
import { decisionEmails } from './families.decisions.emails.ts';
import { guardianEmails } from './families.guardians.emails.ts';
import { linkEmails } from './families.links.emails.ts';
import { requestEmails } from './families.requests.emails.ts';

/** Mails to guardians and to those they look after. */
export const familyEmails = (platform: Platform): EmailDefinition[] => [
  ...requestEmails(platform),
  ...linkEmails(platform),
  ...guardianEmails(platform),
  ...ageEmails(platform),
  ...decisionEmails(platform),
];
