import type { DB } from '#db/schema.generated';
import type { CaseOpening } from '#features/safeguarding';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import type { Member } from '@ribbon/domain/accounts';
import type { DisclosureId } from '@ribbon/domain/moderation';
import { CASE_SUMMARIES, type CaseUrgency } from '@ribbon/domain/safeguarding';
import type { Verdict } from '@ribbon/moderator';
import type { Kysely } from 'kysely';
import { moderationStore } from '../moderation.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  cases: CaseOpening;
}

export type Disclosures = ReturnType<typeof disclosureService>;

/**
 * Handles texts in which a person may be disclosing that they are hurt. They are thanked and shown
 * help; a person of the team is notified if they agree, and without asking only when the danger is
 * now.
 */
export function disclosureService({ db, clock, cases }: Needs) {
  async function report(
    tx: Kysely<DB>,
    author: Pick<Member, 'id'>,
    about: {
      disclosureId: DisclosureId;
      verdictId: string | null;
      category: string;
      urgency: CaseUrgency;
      summary?: string;
    },
  ): Promise<void> {
    const { disclosureId, summary = CASE_SUMMARIES.disclosed, ...found } = about;
    const caseId = await cases.open(tx, {
      ...found,
      source: 'disclosure',
      summary,
      childId: author.id,
      openedBy: author.id,
    });
    await moderationStore.linkCase(tx, disclosureId, caseId);
  }

  return {
    open: (
      author: Pick<Member, 'id'>,
      verdictId: string,
      verdict: Pick<Verdict, 'category' | 'disclosure'>,
    ): Promise<DisclosureId> =>
      db.transaction().execute(async (tx) => {
        const category = verdict.category ?? 'safeguarding_disclosure';
        const isImminent = verdict.disclosure?.imminent === true;
        const disclosureId = await moderationStore.insertDisclosure(tx, {
          userId: author.id,
          verdictId,
          category,
          isImminent,
          at: clock(),
        });
        if (isImminent) {
          await report(tx, author, { disclosureId, verdictId, category, urgency: 'emergency' });
        }
        return disclosureId;
      }),

    /**
     * The author asks of their own accord to talk to a person, whatever a machine makes of the
     * words.
     */
    ask: (
      author: Pick<Member, 'id'>,
      finding: { verdictId: string | null; category: string; isImminent: boolean },
    ): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const { verdictId, category, isImminent } = finding;
        const disclosure = { ...finding, userId: author.id, at: clock() };
        const disclosureId = await moderationStore.insertDisclosure(tx, disclosure);
        const answer = { wantsToTalk: true, at: clock() };
        await moderationStore.answerDisclosure(tx, disclosureId, answer);
        const urgency = isImminent ? 'emergency' : 'urgent';
        const about = {
          disclosureId,
          verdictId,
          category,
          urgency,
          summary: CASE_SUMMARIES.asked,
        } as const;
        await report(tx, author, about);
      }),

    answer: (
      author: Pick<Member, 'id'>,
      disclosureId: DisclosureId,
      wantsToTalk: boolean,
    ): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const own = reveal(await moderationStore.ownDisclosure(tx, disclosureId, author.id));
        await moderationStore.answerDisclosure(tx, disclosureId, { wantsToTalk, at: clock() });
        if (!wantsToTalk || own.safeguarding_report_id !== null) return;
        await report(tx, author, {
          disclosureId,
          verdictId: own.verdict_id,
          category: own.category,
          urgency: 'urgent',
        });
      }),
  };
}
