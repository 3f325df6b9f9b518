import type { DB } from '#db/schema.generated';
import type { CaseOpening } from '#features/safeguarding';
import type { Clock } from '#platform/clock';
import type { Member, UserId } from '@ribbon/domain/accounts';
import { CASE_LINK_LABELS, CASE_SUMMARIES } from '@ribbon/domain/safeguarding';
import type { Kysely } from 'kysely';
import { moderator } from '../judge/moderation.local.service.ts';
import { patternStore } from './moderation.patterns.store.ts';
import type { Draft } from '../judge/moderation.draft.rules.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  cases: CaseOpening;
}

export type Patterns = ReturnType<typeof patternWatch>;

/** Remembers, as weights and never as words, what one person writes to one child. */
export function patternWatch({ db, clock, cases }: Needs) {
  const alarm = (tx: Kysely<DB>, childId: UserId, authorId: UserId) =>
    cases.open(tx, {
      childId,
      openedBy: null,
      source: 'moderation',
      summary: CASE_SUMMARIES.patterns,
      category: 'grooming',
      urgency: 'urgent',
      links: [{ kind: 'profile', subjectId: authorId, label: CASE_LINK_LABELS.author }],
    });

  return {
    /**
     * Whether it is a pattern by now, with what the text alone weighs. Each time it becomes one, a
     * safeguarding case is opened.
     */
    async note(author: Pick<Member, 'id'>, draft: Draft, own: number): Promise<boolean> {
      const { to, isSuspect } = draft;
      if (to === undefined || to === author.id) return false;
      const pair = { authorId: author.id, recipientId: to };
      // Nothing added to nothing is nothing: most messages write no row and wait for nobody.
      if (own === 0 && !(isSuspect ?? (await patternStore.isSuspect(db, pair)))) return false;
      const { accumulateWeight } = await moderator();
      return db.transaction().execute(async (tx) => {
        const before = await patternStore.lock(tx, pair);
        const { history, weight, isGrooming } = accumulateWeight(before, own);
        await patternStore.save(tx, pair, { ...history, weight, at: clock() });
        if (isGrooming && before.weight < 1) await alarm(tx, to, author.id);
        return isGrooming;
      });
    },
  };
}
