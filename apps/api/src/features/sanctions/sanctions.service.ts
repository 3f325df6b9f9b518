import type { DB } from '#db/schema.generated';
import { authorize, reveal } from '#platform/http/guards';
import type { Member, SanctionId, UserId } from '@ribbon/domain/accounts';
import {
  type HiddenFilter,
  type KeepHidden,
  type NewSanction,
  type PastSanction,
  type SanctionedContent,
  type Undo,
  sanctionPolicy,
} from '@ribbon/domain/sanctions';
import type { Kysely } from 'kysely';
import { tellDecisionChanged } from './sanctions.announcements.ts';
import { type DecidingNeeds, sanctionDeciding } from './sanctions.deciding.ts';
import { hiddenPage } from './sanctions.hidden.store.ts';
import { checkDecider, currentDecision, recordDecision } from './sanctions.record.ts';
import { sanctionStore } from './sanctions.store.ts';

interface Needs extends DecidingNeeds {
  db: Kysely<DB>;
}

export type SanctionService = ReturnType<typeof sanctionService>;
export type SanctionsApi = Pick<SanctionService, 'apply' | 'undo' | 'sentAgain'>;

/** What moderators decide about people and what they made. */
export function sanctionService(needs: Needs) {
  const { db, clock, domainEvents } = needs;
  const { apply, undo } = sanctionDeciding(needs);

  return {
    apply,
    undo,

    applyNow: (by: Member, decision: NewSanction): Promise<PastSanction> =>
      db.transaction().execute((tx) => apply(tx, { ...decision, by })),

    undoNow: (by: Member, sanctionId: SanctionId, said: Undo): Promise<PastSanction> =>
      db.transaction().execute((tx) => undo(tx, { ...said, sanctionId, by })),

    async history(by: Member, userId: UserId) {
      authorize(sanctionPolicy.see(by));
      reveal(await sanctionStore.person(db, userId, by.id, clock()));
      return { sanctions: await sanctionStore.historyOf(db, by.id, userId) };
    },

    hidden(by: Member, filter: HiddenFilter) {
      authorize(sanctionPolicy.see(by));
      return hiddenPage(db, by.id, filter, clock());
    },

    /** The author of hidden content has changed it. */
    async sentAgain(tx: Kysely<DB>, content: SanctionedContent): Promise<void> {
      const sanctionId = await sanctionStore.sendAgain(tx, content, clock());
      if (sanctionId === undefined) return;
      await domainEvents.publish(tx, 'sanction.sent_again', { sanctionId });
      const facts = reveal(await sanctionStore.facts(tx, sanctionId));
      await tellDecisionChanged(tx, facts.personId);
    },

    /** What was changed still does not fit; the author reads why. */
    keepHidden: (by: Member, sanctionId: SanctionId, said: KeepHidden): Promise<PastSanction> =>
      db.transaction().execute(async (tx) => {
        const before = reveal(await sanctionStore.facts(tx, sanctionId, { moderator: by.id }));
        checkDecider(by, before);
        const facts = await currentDecision(tx, by, sanctionId, said.version);
        await sanctionStore.keep(tx, sanctionId, said.words);
        await recordDecision(tx, by, 'sanction.kept', facts, 'Edited, but still against the rules');
        await domainEvents.publish(tx, 'sanction.kept', { sanctionId });
        await tellDecisionChanged(tx, facts.personId);
        return reveal(await sanctionStore.one(tx, by.id, sanctionId));
      }),

    /** A review that is approved in its own list is not hidden any more. */
    async reviewApproved(authorId: UserId, clubId: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const hiding = await sanctionStore.hidingReview(tx, authorId, clubId);
        if (hiding === undefined) return;
        const reason = 'Approved in Review Management';
        await sanctionStore.lift(tx, hiding.id, { by: hiding.by, at: clock(), reason });
        await tellDecisionChanged(tx, authorId);
      });
    },
  };
}
