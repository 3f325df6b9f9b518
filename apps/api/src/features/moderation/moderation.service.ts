import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { type Member, isAdult } from '@ribbon/domain/accounts';
import {
  ADULTS_DRAFT_DAYS,
  type DisclosureId,
  MINORS_DRAFT_DAYS,
  type Refusal,
  type TellSomeone,
  moderationFaults,
  moderationMessages,
} from '@ribbon/domain/moderation';
import type { Kysely } from 'kysely';
import type { Disclosures } from './moderation.disclosures.ts';
import type { Judge, Reading } from './moderation.judge.ts';
import type { Patterns } from './moderation.patterns.ts';
import type { Draft } from './moderation.draft.ts';
import { moderationStore } from './moderation.store.ts';

const DAY_MS = 86_400_000;
/** What is found there needs help or a person, not kinder words. */
const HELP = new Set(['self_harm', 'eating_disorder', 'safeguarding_disclosure', 'grooming']);

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  judge: Judge;
  disclosures: Disclosures;
  patterns: Patterns;
}

/** What the reading of a text that may be saved found. */
export interface Approval {
  /** Together with what was written to the same child before, it looks like grooming. */
  isPattern: boolean;
  /** An adult's words to a minor that a person has to read before the minor does. */
  isForAPerson: boolean;
}

export type Moderation = ReturnType<typeof moderationService>;

/** Reads every text before it is saved. Nothing that was refused is saved; everything is written down. */
export const moderationService = ({ db, clock, judge, disclosures, patterns }: Needs) => ({
  /** Returns when the text may be saved, and throws `flagged` when it may not. */
  async approve(author: Pick<Member, 'id' | 'ageBand'>, draft: Draft): Promise<Approval> {
    const { verdict, decidedBy } = await judge(author, draft);
    const at = clock();
    // Also what is refused was said to the child.
    const isPattern = await patterns.note(author, draft);
    const isRefused = verdict.isViolation || verdict.disclosure !== undefined;
    const isForAPerson = !isRefused && verdict.concerns.length > 0;
    const verdictId = await moderationStore.insertVerdict(db, {
      author,
      draft,
      verdict: isForAPerson ? { ...verdict, reasons: verdict.concerns } : verdict,
      decidedBy,
      at,
      keepUntil: isRefused ? keptUntil(author, at) : undefined,
    });
    if (!isRefused) return { isPattern, isForAPerson };
    const disclosureId =
      verdict.disclosure === undefined ? null : await disclosures.open(author, verdictId, verdict);
    const refusal = refusalOf(verdict, disclosureId);
    const { message } = refusal;
    const issues = [{ path: draft.field, message }];
    throw moderationFaults.flagged({ message, data: refusal, issues });
  },

  /**
   * Reads what somebody tells us, a report say, and never refuses it. When it sounds as if somebody
   * is hurt, help is offered as for any text, and the answer says which offer it is.
   */
  async listen(author: Pick<Member, 'id' | 'ageBand'>, draft: Draft): Promise<DisclosureId | null> {
    const { verdict, decidedBy } = await judge(author, draft);
    const at = clock();
    const verdictId = await moderationStore.insertVerdict(db, {
      author,
      draft,
      verdict: { ...verdict, isViolation: false },
      decidedBy,
      at,
      keepUntil: verdict.disclosure && keptUntil(author, at),
    });
    return verdict.disclosure === undefined ? null : disclosures.open(author, verdictId, verdict);
  },

  /** Somebody wants to talk to a person. The words are kept for that person, and nothing is refused. */
  async tell(author: Pick<Member, 'id' | 'ageBand'>, { words }: TellSomeone): Promise<void> {
    const category = 'asked_for_help';
    if (words === '') {
      return disclosures.ask(author, { verdictId: null, category, isImminent: false });
    }
    const draft: Draft = { kind: 'report', field: 'words', text: words, audience: 'private' };
    const { verdict, decidedBy } = await judge(author, draft);
    const at = clock();
    const verdictId = await moderationStore.insertVerdict(db, {
      author,
      draft,
      verdict: { ...verdict, isViolation: false },
      decidedBy,
      at,
      keepUntil: keptUntil(author, at),
    });
    const isImminent = verdict.disclosure?.imminent === true;
    await disclosures.ask(author, {
      verdictId,
      category: verdict.category ?? category,
      isImminent,
    });
  },
});

function keptUntil({ ageBand }: Pick<Member, 'ageBand'>, at: Date): Date {
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
    message,
    details:
      disclosureId === null
        ? [...verdict.reasons, ...verdict.warnings].filter((reason) => reason !== message)
        : [],
    suggestions: [...verdict.suggestions],
    spans: verdict.spans.map(({ start, end }) => ({ start, end })),
    usedFallback: verdict.usedFallback,
    help: disclosureId !== null || HELP.has(category),
    disclosureId,
  };
}
