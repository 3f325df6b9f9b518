import type { DB } from '#db/schema.generated';
import { recordAct } from '#platform/audit';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Member, SanctionId, UserId } from '@ribbon/domain/accounts';
import {
  type Consequence,
  type HiddenFilter,
  type KeepHidden,
  type NewSanction,
  type PastSanction,
  SANCTION_REASON_LABELS,
  type SanctionedContent,
  type SanctionedType,
  type Undo,
  sanctionFaults,
  sanctionPolicy,
} from '@ribbon/domain/sanctions';
import type { Kysely } from 'kysely';
import { tellDecisionChanged } from './sanctions.announcements.ts';
import { hiddenPage } from './sanctions.hidden.store.ts';
import { type SanctionFacts, sanctionStore } from './sanctions.store.ts';

const DAY_MS = 86_400_000;

/** What the slice that owns a thing does about a decision. */
interface ContentOwner {
  /** Says whose it is; undefined when it is not there. */
  hide(tx: Kysely<DB>, id: string, by: UserId): Promise<UserId | undefined>;
  show(tx: Kysely<DB>, id: string, by: UserId): Promise<void>;
}

export type ContentOwners = Readonly<Record<SanctionedType, { hiding: ContentOwner }>>;

/** A decision to carry out, in the transaction of whoever decides. */
export interface Apply extends Consequence {
  personId: UserId;
  content?: SanctionedContent | null;
  reportId?: string | null;
  by: Member;
}

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  content: ContentOwners;
  /** Ends friendships with minors whose reason has ended (rule 23). */
  recheck(tx: Kysely<DB>, people: readonly string[]): Promise<void>;
}

export type SanctionService = ReturnType<typeof sanctionService>;
export type SanctionsApi = Pick<SanctionService, 'apply' | 'undo' | 'historyOf' | 'sentAgain'>;

const RESTRICTIONS = new Set(['limit', 'suspension']);

/** What moderators decide about people and what they made. */
export function sanctionService({ db, clock, domainEvents, content: owners, recheck }: Needs) {
  function check(by: Member, person: { personId: UserId; isOwnChild: boolean }): void {
    if (sanctionPolicy.isOwn(by, person)) throw sanctionFaults.own();
    authorize(sanctionPolicy.decide(by, person));
  }

  const record = (
    tx: Kysely<DB>,
    by: Member,
    action: string,
    facts: SanctionFacts,
    reason: string,
  ) =>
    recordAct(tx, {
      actorId: by.id,
      action,
      subjectKind: 'user',
      subjectId: facts.personId,
      reason,
      details: { sanctionId: facts.id, kind: facts.kind, content: facts.content },
    });

  /** The decision as it is now, locked after its content, as whoever edits that takes them. */
  async function current(tx: Kysely<DB>, by: Member, id: SanctionId, version: number) {
    const facts = reveal(await sanctionStore.facts(tx, id, { moderator: by.id, lock: true }));
    if (facts.liftedAt !== null) throw sanctionFaults.alreadyUndone();
    if (facts.version !== version) throw sanctionFaults.changedMeanwhile();
    return facts;
  }

  async function apply(tx: Kysely<DB>, decision: Apply): Promise<PastSanction> {
    const { personId, by, kind, days, content = null, reportId = null } = decision;
    const at = clock();
    const person = reveal(await sanctionStore.person(tx, personId, by.id, at));
    check(by, { personId, isOwnChild: person.isOwnChild });
    if (content !== null && (kind === 'hidden' || kind === 'removed')) {
      const authorId = reveal(await owners[content.type].hiding.hide(tx, content.id, by.id));
      if (authorId !== personId) throw sanctionFaults.notTheirs();
    }
    const waits = sanctionPolicy.goesToGuardianFirst(person) && person.hasGuardian;
    const isTimed = RESTRICTIONS.has(kind) && days !== null;
    const id = await sanctionStore.insert(tx, {
      ...decision,
      content,
      reportId,
      by: by.id,
      at,
      untilAt: isTimed ? new Date(at.getTime() + days * DAY_MS) : null,
      openedAt: waits ? null : at,
    });
    if (id === undefined) throw sanctionFaults.alreadyHidden();
    const facts = reveal(await sanctionStore.facts(tx, id));
    await record(tx, by, `sanction.${kind}`, facts, SANCTION_REASON_LABELS[decision.reason]);
    if (RESTRICTIONS.has(kind)) await recheck(tx, [personId]);
    await domainEvents.publish(tx, 'sanction.applied', { sanctionId: id });
    await tellDecisionChanged(tx, personId);
    return reveal(await sanctionStore.one(tx, id));
  }

  /** `isQuiet` where the person is told of something larger. */
  async function undo(
    tx: Kysely<DB>,
    {
      sanctionId,
      version,
      reason,
      by,
      isQuiet = false,
    }: Undo & {
      sanctionId: SanctionId;
      by: Member;
      isQuiet?: boolean;
    },
  ): Promise<PastSanction> {
    const before = reveal(await sanctionStore.facts(tx, sanctionId, { moderator: by.id }));
    check(by, before);
    const { kind, content, personId } = before;
    if (before.liftedAt === null && content !== null && (kind === 'hidden' || kind === 'removed')) {
      await owners[content.type].hiding.show(tx, content.id, by.id);
    }
    const facts = await current(tx, by, sanctionId, version);
    await sanctionStore.lift(tx, sanctionId, { by: by.id, at: clock(), reason });
    await record(tx, by, 'sanction.undone', facts, reason);
    if (!isQuiet) await domainEvents.publish(tx, 'sanction.undone', { sanctionId });
    await tellDecisionChanged(tx, personId);
    return reveal(await sanctionStore.one(tx, sanctionId));
  }

  return {
    apply,
    undo,
    historyOf: (userId: UserId): Promise<PastSanction[]> => sanctionStore.historyOf(db, userId),

    applyNow: (by: Member, decision: NewSanction): Promise<PastSanction> =>
      db.transaction().execute((tx) => apply(tx, { ...decision, by })),

    undoNow: (by: Member, sanctionId: SanctionId, said: Undo): Promise<PastSanction> =>
      db.transaction().execute((tx) => undo(tx, { ...said, sanctionId, by })),

    async history(by: Member, userId: UserId) {
      authorize(sanctionPolicy.see(by));
      reveal(await sanctionStore.person(db, userId, by.id, clock()));
      return { sanctions: await sanctionStore.historyOf(db, userId) };
    },

    hidden(by: Member, filter: HiddenFilter) {
      authorize(sanctionPolicy.see(by));
      return hiddenPage(db, filter, clock());
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
        check(by, before);
        const facts = await current(tx, by, sanctionId, said.version);
        await sanctionStore.keep(tx, sanctionId, said.words);
        await record(tx, by, 'sanction.kept', facts, 'Changed, and still against the rules');
        await domainEvents.publish(tx, 'sanction.kept', { sanctionId });
        await tellDecisionChanged(tx, facts.personId);
        return reveal(await sanctionStore.one(tx, sanctionId));
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
