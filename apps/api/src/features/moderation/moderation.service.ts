import type { PlacedText, ReaderAge } from '#platform/content/content';
import { isMinor } from '@ribbon/domain/accounts';
import type { DisclosureId, TellSomeone } from '@ribbon/domain/moderation';
import {
  type Approval,
  type Author,
  type ClearingNeeds,
  clearText,
  heldFrom,
  isUnread,
  retentionEnd,
} from './moderation.clear.service.ts';
import type { Draft } from './judge/moderation.draft.rules.ts';
import { mentionsHome } from './watch/moderation.home.rules.ts';
import type { Reading } from './judge/moderation.judge.service.ts';
import { moderationStore } from './moderation.store.ts';

export type Moderation = ReturnType<typeof moderationService>;

/** Reads every text before it is saved. Nothing that was refused is saved; everything is written down. */
export const moderationService = (needs: ClearingNeeds) => {
  const { db } = needs;
  const clear = clearText(needs);

  async function approve(author: Author, draft: Draft): Promise<Approval> {
    const { verdict, ...approval } = await clear(author, draft);
    await verdict.execute(db);
    return approval;
  }

  return {
    /**
     * As `approve`, but the caller writes the verdict of a text that may be saved together with the
     * text.
     */
    clear,

    /** Returns when the text may be saved, and throws `flagged` when it may not. */
    approve,

    /**
     * Reads texts that children find where nobody can hold them: what a club, a competition or the
     * platform says. Each is read as if for a child under 13, even where there is none today: a
     * child may join tomorrow. A text that a person would have to read first is refused (rules 29
     * and 33).
     */
    async readForChildren(author: Author, about: About, texts: readonly PlacedText[]) {
      for (const [path, text] of wordingsOf(texts)) {
        const field = fieldOf(path);
        const draft = {
          ...about,
          field,
          path,
          text,
          toAgeBand: 'under13',
          orRefuse: true,
        } as const;
        await approve(author, draft);
      }
    },

    /**
     * The same where they can be held: gives the age from which people may read them until a person has
     * looked.
     */
    async readForReaders(
      author: Author,
      about: About,
      texts: readonly PlacedText[],
    ): Promise<ReaderAge> {
      let readerAge: ReaderAge = 0;
      for (const [path, text] of wordingsOf(texts)) {
        const draft = { ...about, field: fieldOf(path), path, text, toAgeBand: 'under13' } as const;
        const read = await approve(author, draft);
        if (read.readerAge > readerAge) ({ readerAge } = read);
      }
      return readerAge;
    },

    /**
     * Reads words that are there already, and refuses nothing: what would be refused today is held, and
     * a person looks.
     */
    async reread(author: Author, about: About, texts: readonly PlacedText[]): Promise<ReaderAge> {
      let readerAge: ReaderAge = 0;
      for (const [path, text] of wordingsOf(texts)) {
        const draft = { ...about, field: fieldOf(path), text, toAgeBand: 'under13' } as const;
        const { verdict, decidedBy } = await needs.judge(author, draft);
        const isFine = !verdict.isViolation && verdict.concerns.length === 0;
        if (isFine && !isUnread(author, verdict)) continue;
        const from = heldFrom(author, verdict);
        if (from > readerAge) readerAge = from;
        const row = { author, draft, verdict, decidedBy, at: needs.clock(), keepUntil: undefined };
        await moderationStore.insertVerdict(db, row);
      }
      return readerAge;
    },

    ...readOnly(needs),
  };
};

type About = Pick<Draft, 'kind' | 'audience'>;

/** The name of the field, of a place such as `weeks.0.sessions.1.title`. */
export const fieldOf = (path: string): string =>
  path.split('.').findLast((part) => !/^\d+$/u.test(part)) ?? path;

/** Each wording of a field once: the weeks of a plan repeat themselves. */
function wordingsOf(texts: readonly PlacedText[]): PlacedText[] {
  const wordings = new Map<string, PlacedText>();
  for (const [path, text] of texts) {
    const wording = `${fieldOf(path)} ${text}`;
    if (text !== '' && !wordings.has(wording)) wordings.set(wording, [path, text]);
  }
  return [...wordings.values()];
}

/** Trouble at home is a disclosure, in whatever words a young person describes it. */
const atHome = (verdict: Reading): Reading =>
  verdict.disclosure === undefined ? { ...verdict, disclosure: { imminent: false } } : verdict;

/** Messages to the team are read and never refused. */
const readOnly = ({ db, clock, judge, disclosures }: ClearingNeeds) => ({
  /**
   * Reads a message to the team, such as a report, and never refuses it. When its author seems to
   * be hurt, help is offered as for any text, and the answer says which offer it is.
   */
  async listen(
    author: Author,
    draft: Draft,
    { isAboutHome = false } = {},
  ): Promise<DisclosureId | null> {
    const read = await judge(author, draft);
    const { decidedBy } = read;
    const isOfHome = isAboutHome || mentionsHome(draft.text);
    const verdict = isMinor(author.ageBand) && isOfHome ? atHome(read.verdict) : read.verdict;
    const at = clock();
    const verdictId = await moderationStore.insertVerdict(db, {
      author,
      draft,
      verdict: { ...verdict, isViolation: false },
      decidedBy,
      at,
      keepUntil: verdict.disclosure && retentionEnd(author, at),
    });
    return verdict.disclosure === undefined ? null : disclosures.open(author, verdictId, verdict);
  },

  /**
   * Passes on a wish to talk to a person. The words are kept for that person, and nothing is
   * refused.
   */
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
      keepUntil: retentionEnd(author, at),
    });
    const isImminent = verdict.disclosure?.imminent === true;
    await disclosures.ask(author, {
      verdictId,
      category: verdict.category ?? category,
      isImminent,
    });
  },
});
