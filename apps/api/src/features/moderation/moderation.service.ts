import { isMinor } from '@ribbon/domain/accounts';
import type { DisclosureId, TellSomeone } from '@ribbon/domain/moderation';
import {
  type Approval,
  type Author,
  type ClearingNeeds,
  clearText,
  keptUntil,
} from './moderation.clearing.ts';
import type { Draft } from './moderation.draft.ts';
import { tellsOfHome } from './moderation.home.ts';
import type { Reading } from './moderation.judge.ts';
import { moderationStore } from './moderation.store.ts';
import type { Tries } from './moderation.tries.ts';

export type Moderation = ReturnType<typeof moderationService>;

/** Reads every text before it is saved. Nothing that was refused is saved; everything is written down. */
export const moderationService = (needs: ClearingNeeds & { tries: Tries }) => {
  const { db, tries } = needs;
  const clear = clearText(needs);
  return {
    /** As `approve`, but the verdict of a text that may be saved is written by whoever saves the text. */
    clear,

    /** Returns when the text may be saved, and throws `flagged` when it may not. */
    async approve(author: Author, draft: Draft): Promise<Approval> {
      const { verdict, row, ...approval } = await clear(author, draft);
      if (approval.isForAPerson) await tries.note(author, draft, row);
      else await verdict.execute(db);
      return approval;
    },

    ...readOnly(needs),
  };
};

/** Trouble at home is a disclosure, in whatever words a young person tells of it. */
const atHome = (verdict: Reading): Reading =>
  verdict.disclosure === undefined ? { ...verdict, disclosure: { imminent: false } } : verdict;

/** What people tell us is read and never refused. */
const readOnly = ({ db, clock, judge, disclosures }: ClearingNeeds) => ({
  /**
   * Reads what somebody tells us, a report say, and never refuses it. When it sounds as if somebody
   * is hurt, help is offered as for any text, and the answer says which offer it is.
   */
  async listen(
    author: Author,
    draft: Draft,
    { isAboutHome = false } = {},
  ): Promise<DisclosureId | null> {
    const read = await judge(author, draft);
    const { decidedBy } = read;
    const isOfHome = isAboutHome || tellsOfHome(draft.text);
    const verdict = isMinor(author.ageBand) && isOfHome ? atHome(read.verdict) : read.verdict;
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
  async tell(author: Author, { words }: TellSomeone): Promise<void> {
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
