/** How bad it is: red is not published, orange is asked to be kinder, green is fine. */
export type Severity = 'red' | 'orange' | 'green';

/** What was found. The order is the order of weight: the first of several decides. */
export const CATEGORIES = [
  'grooming',
  'sexual',
  'self_harm',
  'safeguarding_disclosure',
  'threat',
  'eating_disorder',
  'hate',
  'personal_information',
  'drugs_alcohol',
  'body_shaming',
  'exclusion_bullying',
  'insult',
  'coach_club_defamation',
  'profanity',
  'scam_spam',
  'discouraging_self_talk',
  'unkind_tone',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** What kind of thing the text belongs to. */
export type Kind =
  | 'post'
  | 'comment'
  | 'review'
  | 'report'
  | 'bio'
  | 'club'
  | 'challenge'
  | 'message'
  | 'other';

export type Language = 'en' | 'es' | 'it' | 'fr' | 'de' | 'ru' | 'uk' | 'bg';
export type AgeBand = 'under13' | '13-15' | '16-17' | 'adult';
/** Who will read it. */
export type Audience = 'public' | 'friends' | 'club' | 'private';

/** What an adult's words to a minor come near to: a person reads them first. */
export const CONCERNS = [
  'contact',
  'meeting',
  'whereabouts',
  'secrecy',
  'gift',
  'picture',
  'looks',
  'closeness',
] as const;
export type Concern = (typeof CONCERNS)[number];

export interface Context {
  kind?: Kind;
  /** The name of the field, where it matters: a club's phone is meant to hold a phone number. */
  field?: string;
  author?: { ageBand: AgeBand };
  /** How old the one is whom it is addressed to, where it is addressed to somebody. */
  to?: AgeBand;
  audience?: Audience;
  /** Found by itself when it is left out. */
  language?: Language;
}

/** A stretch of the original text, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
  category: Category;
}

export interface Verdict {
  isViolation: boolean;
  severity: Severity;
  /** Undefined when there is nothing to say. */
  category: Category | undefined;
  /** The sentence for the one who wrote it, and what to know about it, in a child's words. */
  reasons: readonly string[];
  warnings: readonly string[];
  /** Kinder words to use instead; themselves green. None where help is what is needed. */
  suggestions: readonly string[];
  spans: readonly Span[];
  /** The fixed figures of the product: 95 red, 85 orange, 80 green. */
  confidence: 95 | 85 | 80;
  /** How likely it is that a person would call it a violation, calibrated, 0 to 1. */
  score: number;
  /** Somebody may be telling that they are hurt. Never scolded: help is shown. */
  disclosure: { imminent: boolean } | undefined;
  /**
   * Only of an adult's words to a minor: what they come near to. They are no violation, the writer is
   * not told off; a person reads them before the minor does.
   */
  concerns: readonly Concern[];
  /** How much it alone speaks for grooming, as `accumulateWeight` takes it; nought for nearly all. */
  grooming: number;
  usedFallback: boolean;
}
