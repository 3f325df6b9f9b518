/** How bad it is: red is not published, orange is asked to be kinder, green is fine. */
export type Severity = 'red' | 'orange' | 'green';

/** The categories of findings, by weight: the first of several decides. */
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

/** The kind of thing the text belongs to. */
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
/** The readers. */
export type Audience = 'public' | 'friends' | 'club' | 'private';

/** Concerns about an adult's words to a minor: a person reads them first. */
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
  /** The age of the person it is addressed to, if there is one. */
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
  /** The sentence for the author, and advice about the text, in a child's words. */
  reasons: readonly string[];
  warnings: readonly string[];
  /** Kinder words to use instead; themselves green. None where help is what is needed. */
  suggestions: readonly string[];
  spans: readonly Span[];
  /** The fixed figures of the product: 95 red, 85 orange, 80 green. */
  confidence: 95 | 85 | 80;
  /** How likely it is that a person would call it a violation, calibrated, 0 to 1. */
  score: number;
  /** The author may be disclosing that they are hurt. Never scolded: help is shown. */
  disclosure: { imminent: boolean } | undefined;
  /**
   * Only for an adult's words to a minor: the concerns they come near to. They are no violation and
   * nobody is scolded; a person reads them before the minor does.
   */
  concerns: readonly Concern[];
  /** How much it alone speaks for grooming, as `accumulateWeight` takes it; nought for nearly all. */
  grooming: number;
  /** False where the text, or a sentence of it, is in another language, which the rules know less well. */
  isEnglish: boolean;
  usedFallback: boolean;
}
