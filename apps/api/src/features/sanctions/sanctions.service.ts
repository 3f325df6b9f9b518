import type { DB } from '#db/schema.generated';
import { isSystemAdmin } from '#db/people/system-admins';
import type { ProposedActs, Proposing } from '#features/proposals';
import { authorize, reveal } from '#platform/http/guards';
import type { Member, SanctionId, UserId } from '@ribbon/domain/accounts';
import {
  type HiddenFilter,
  type KeepHidden,
  NewSanction,
  type PastSanction,
  SANCTION_LABELS,
  SANCTION_REASON_LABELS,
  type SanctionedContent,
  type Undo,
  sanctionPolicy,
} from '@ribbon/domain/sanctions';
import { ADMIN_REASON_MAX, t } from '@ribbon/domain/kernel';
import { type ActOutcome, DONE } from '@ribbon/domain/proposals';
import type { Kysely } from 'kysely';
import { invalidateDecisions } from './sanctions.realtime.ts';
import {
  type DecidingNeeds,
  isRestriction,
  keepAnAdmin,
  sanctionDeciding,
} from './decisions/sanctions.deciding.service.ts';
import { hiddenPage } from './sanctions.hidden.store.ts';
import {
  checkDecider,
  currentDecision,
  recordDecision,
} from './decisions/sanctions.record.service.ts';
import { sanctionStore } from './sanctions.store.ts';

interface Needs extends DecidingNeeds {
  db: Kysely<DB>;
  proposals: Pick<Proposing, 'propose'>;
}

export type SanctionService = ReturnType<typeof sanctionService>;
export type SanctionsApi = Pick<SanctionService, 'acts' | 'undo' | 'sentAgain'>;

/** What moderators decide about people and what they made. */
export function sanctionService(needs: Needs) {
  const { db, clock, domainEvents, content } = needs;
  const { apply, undo } = sanctionDeciding(needs);

  /** A fellow admin is limited or suspended by two. */
  async function propose(tx: Kysely<DB>, by: Member, decision: NewSanction): Promise<ActOutcome> {
    const { personId: userId, kind, days, reason, words } = decision;
    await keepAnAdmin(tx, userId);
    const length = days === null ? 'until somebody lifts it' : t('for {days} days', { days });
    return needs.proposals.propose(tx, by, {
      kind: 'restricted',
      userId,
      reason: words.slice(0, ADMIN_REASON_MAX),
      details: decision,
      detail: `${SANCTION_LABELS[kind]} ${length}: ${SANCTION_REASON_LABELS[reason]}`,
    });
  }

  const acts: Pick<ProposedActs, 'restricted'> = {
    async restricted(tx, { details, proposedBy }) {
      await apply(tx, { ...NewSanction.parse(details), by: proposedBy });
    },
  };

  return {
    undo,

    acts,

    applyNow: (by: Member, decision: NewSanction) =>
      db.transaction().execute(async (tx) => {
        const { personId, kind, content: about } = decision;
        authorize(about === null || sanctionPolicy.decideContent(by, about.type));
        const person = reveal(await sanctionStore.person(tx, personId, by.id, clock()));
        checkDecider(by, { personId, isOwnChild: person.isOwnChild });
        if (isRestriction(kind) && (await isSystemAdmin(tx, personId))) {
          return { ...(await propose(tx, by, decision)), sanction: null };
        }
        return { ...DONE, sanction: await apply(tx, { ...decision, by: by.id }) };
      }),

    undoNow: (by: Member, sanctionId: SanctionId, change: Undo): Promise<PastSanction> =>
      db.transaction().execute((tx) => undo(tx, { ...change, sanctionId, by })),

    async history(by: Member, userId: UserId) {
      authorize(sanctionPolicy.see(by));
      reveal(await sanctionStore.person(db, userId, by.id, clock()));
      return { sanctions: await sanctionStore.historyOf(db, content, by.id, userId) };
    },

    hidden(by: Member, filter: HiddenFilter) {
      authorize(sanctionPolicy.see(by));
      return hiddenPage(db, content, filter, { reader: by.id, now: clock() });
    },

    /** The author of hidden content has changed it. */
    async sentAgain(tx: Kysely<DB>, changed: SanctionedContent): Promise<void> {
      const sanctionId = await sanctionStore.sendAgain(tx, changed, clock());
      if (sanctionId === undefined) return;
      await domainEvents.publish(tx, 'sanction.sent_again', { sanctionId });
      const facts = reveal(await sanctionStore.facts(tx, sanctionId));
      await invalidateDecisions(tx, facts.personId);
    },

    /** What was changed still does not fit; the author reads why. */
    keepHidden: (by: Member, sanctionId: SanctionId, change: KeepHidden): Promise<PastSanction> =>
      db.transaction().execute(async (tx) => {
        const before = reveal(await sanctionStore.facts(tx, sanctionId, { moderator: by.id }));
        checkDecider(by, before);
        const facts = await currentDecision(tx, by, sanctionId, change.version);
        await sanctionStore.keep(tx, sanctionId, change.words);
        await recordDecision(
          tx,
          by.id,
          'sanction.kept',
          facts,
          'Edited, but still against the rules',
        );
        await domainEvents.publish(tx, 'sanction.kept', { sanctionId });
        await invalidateDecisions(tx, facts.personId);
        return reveal(await sanctionStore.one(tx, content, by.id, sanctionId));
      }),

    /** A review that is approved in its own list is not hidden any more. */
    async reviewApproved(authorId: UserId, clubId: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const hiding = await sanctionStore.hidingReview(tx, authorId, clubId);
        if (hiding === undefined) return;
        const reason = 'Approved in Review Management';
        await sanctionStore.lift(tx, hiding.id, { by: hiding.by, at: clock(), reason });
        await invalidateDecisions(tx, authorId);
      });
    },
  };
}
