import type { DB } from '#db/schema.generated';
import type { CaseOpening } from '#features/safeguarding';
import type { Clock } from '#platform/clock';
import { CASE_LINK_LABELS, CASE_SUMMARIES } from '@ribbon/domain/safeguarding';
import type { Kysely } from 'kysely';
import { type Author, retentionEnd } from '../moderation.clear.service.ts';
import type { Draft } from '../judge/moderation.draft.rules.ts';
import { type VerdictRow, moderationStore } from '../moderation.store.ts';

const DAY_MS = 86_400_000;
/** So many in a day are no slip any more. */
const TRIES = 2;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  cases: CaseOpening;
}

/** Words to minors that were turned down: the second of a day is put before a person. */
export const triesWatch = ({ db, clock, cases }: Needs) => ({
  note: (author: Author, draft: Draft, row: VerdictRow): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const at = clock();
      const keepUntil = retentionEnd(author, at);
      await moderationStore.insertVerdict(tx, { ...row, keepUntil, needsHumanReview: true });
      const since = new Date(at.getTime() - DAY_MS);
      const tried = await moderationStore.triesSince(tx, author.id, since);
      if (tried.length !== TRIES) return;
      await cases.open(tx, {
        source: 'moderation',
        childId: draft.to ?? null,
        openedBy: null,
        urgency: 'general',
        category: 'not_to_minors',
        summary: CASE_SUMMARIES.tries,
        told: tried.join('\n\n').slice(0, 4000),
        links: [{ kind: 'profile', subjectId: author.id, label: CASE_LINK_LABELS.tried }],
      });
    }),
});
