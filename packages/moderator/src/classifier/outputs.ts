import type { Category } from '../verdict.ts';

/** What the classifier gives a score for. `toxic` is what public sets call toxic, in whatever way. */
export type Output = Category | 'toxic';

/** The order is that of the weights file. */
export const OUTPUTS = [
  'toxic',
  'hate',
  'sexual',
  'threat',
  'insult',
  'grooming',
  'body_shaming',
  'exclusion_bullying',
  'self_harm',
  'eating_disorder',
  'personal_information',
  'drugs_alcohol',
  'coach_club_defamation',
  'safeguarding_disclosure',
  'scam_spam',
  'discouraging_self_talk',
  'unkind_tone',
] as const satisfies readonly Output[];
