import type { ReaderAge } from '#platform/content/content';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { translated } from '#platform/language/reader';
import { type Member, isAdult, isMinor } from '@ribbon/domain/accounts';
import {
  ADULTS_DRAFT_DAYS,
  type DisclosureId,
  MINORS_DRAFT_DAYS,
  type Refusal,
  moderationFaults,
  moderationMessages,
} from '@ribbon/domain/moderation';
import type { Kysely, RawBuilder } from 'kysely';
import type { Disclosures } from './watch/moderation.disclosures.service.ts';
import type { Draft } from './judge/moderation.draft.rules.ts';
import type { Judge, Reading } from './judge/moderation.judge.service.ts';
import type { Patterns } from './watch/moderation.patterns.service.ts';
import { type VerdictRow, moderationStore, verdictRow } from './moderation.store.ts';

const DAY_MS = 86_400_000;
/** A finding here needs help or a person, not kinder words. */
const HELP = new Set(['self_harm', 'eating_disorder', 'safeguarding_disclosure', 'grooming']);

export interface ClearingNeeds {
  db: Kysely<DB>;
  clock: Clock;
  judge: Judge;
  disclosures: Disclosures;
  patterns: Patterns;
  /** Writes down what was not taken, and puts repeated tries before a person. */
  tries: { note(author: Author, draft: Draft, row: VerdictRow): Promise<void> };
}

/** The findings in a text that may be saved. */
export interface Approval {
  /** Together with what was written to the same child before, it looks like grooming. */
  isPattern: boolean;
  /**
   * A person has to read it before minors do: an adult's words to a minor that raised a concern, or a
   * minor's that are not in English.
   */
  needsHumanReview: boolean;
  /** From which age on people may read it until a person has looked. */
  readerAge: ReaderAge;
}

/** The same with its verdict, for callers that save it in the statement that saves the text. */
export interface Cleared extends Approval {
  verdict: RawBuilder<unknown>;
}

export type Author = Pick<Member, 'id' | 'ageBand'>;

/**
 * Reads a text. A text that may not be saved is refused with `flagged`; one that a minor may not
 * read yet, and nobody can hold, with `notToMinors`. Either is recorded at once, with the words.
 */
export const clearText =
  ({ db, clock, judge, disclosures, patterns, tries }: ClearingNeeds) =>
  async (author: Author, draft: Draft): Promise<Cleared> => {
    const { verdict, decidedBy } = await judge(author, draft);
    const at = clock();
    // Also what is refused was said to the child.
    const isPattern = await patterns.note(author, draft, verdict.grooming);
    const isFlagged = verdict.isViolation || verdict.disclosure !== undefined;
    const isConcerning = !isFlagged && verdict.concerns.length > 0;
    const isUntaken = draft.orRefuse === true && !isFlagged && (isConcerning || isPattern);
    const needsHumanReview = isConcerning || (!isFlagged && isUnread(author, verdict));
    const row = {
      author,
      draft,
      verdict: needsHumanReview ? { ...verdict, reasons: verdict.concerns } : verdict,
      decidedBy,
      at,
      keepUntil: isFlagged || isUntaken ? retentionEnd(author, at) : undefined,
    };
    if (!isFlagged && !isUntaken) {
      const readerAge = needsHumanReview ? heldFrom(author, verdict) : 0;
      return { isPattern, needsHumanReview, readerAge, verdict: verdictRow(row) };
    }
    const path = draft.path ?? draft.field;
    if (isUntaken) {
      await tries.note(author, draft, row);
      const { message } = moderationFaults.notToMinors;
      throw moderationFaults.notToMinors({ issues: [{ path, message }] });
    }
    const verdictId = await moderationStore.insertVerdict(db, row);
    const disclosureId =
      verdict.disclosure === undefined ? null : await disclosures.open(author, verdictId, verdict);
    const refusal = refusalOf(verdict, disclosureId);
    const { message } = refusal;
    throw moderationFaults.flagged({ message, data: refusal, issues: [{ path, message }] });
  };

/** The check knows English best: what a minor writes in another language waits for a person. */
export const isUnread = (
  { ageBand }: Pick<Author, 'ageBand'>,
  { isEnglish }: Pick<Reading, 'isEnglish'>,
): boolean => isMinor(ageBand) && !isEnglish;

/**
 * An adult's words that raise a concern are for adults, as are a minor's in another language; a
 * minor's in English are for all but children under 13.
 */
export const heldFrom = (
  author: Pick<Author, 'ageBand'>,
  verdict: Pick<Reading, 'isEnglish'>,
): 13 | 18 => (isAdult(author.ageBand) || isUnread(author, verdict) ? 18 : 13);

/** Why a person looks at words that are held from readers below an age. */
export const heldBecause = (
  { ageBand }: Pick<Author, 'ageBand'>,
  readerAge: ReaderAge,
): 'to_child' | 'adult_to_minor' | 'language' => {
  if (readerAge < 18) return 'to_child';
  return isAdult(ageBand) ? 'adult_to_minor' : 'language';
};

/** Until when the words are kept. */
export function retentionEnd({ ageBand }: Pick<Author, 'ageBand'>, at: Date): Date {
  const days = isAdult(ageBand) ? ADULTS_DRAFT_DAYS : MINORS_DRAFT_DAYS;
  return new Date(at.getTime() + days * DAY_MS);
}

function refusalOf(verdict: Reading, disclosureId: DisclosureId | null): Refusal {
  const { severity, category = 'unkind_tone' } = verdict;
  const message =
    disclosureId === null ? moderationMessages[severity] : moderationMessages.disclosure;
  return {
    severity,
    category,
    message: translated(message),
    details:
      disclosureId === null
        ? [...verdict.reasons, ...verdict.warnings]
            .filter((reason) => reason !== message)
            .map(translated)
        : [],
    // Those that are the author's own sentence, without a word, stay as they are.
    suggestions: verdict.suggestions.map(translated),
    spans: verdict.spans.map(({ start, end }) => ({ start, end })),
    usedFallback: verdict.usedFallback,
    help: disclosureId !== null || HELP.has(category),
    disclosureId,
  };
}
