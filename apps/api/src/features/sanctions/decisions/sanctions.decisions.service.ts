import type { DB } from '#db/schema.generated';
import type { Moderation } from '#features/moderation';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { SignedIn } from '#platform/session/session';
import { type SanctionId, type UserId, ageBandAt, isMinor } from '@ribbon/domain/accounts';
import {
  type OwnDecision,
  type NewAppeal,
  sanctionFaults,
  sanctionPolicy,
} from '@ribbon/domain/sanctions';
import type { Kysely } from 'kysely';
import { appealStore } from '../appeals/sanctions.appeals.store.ts';
import { invalidateDecisions } from '../sanctions.realtime.ts';
import type { Kinds } from '../sanctions.columns.sql.ts';
import { sanctionStore } from '../sanctions.store.ts';
import { type DecisionRow, decisionStore } from './sanctions.decisions.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  moderation: Moderation;
  content: Kinds;
}

export type DecisionService = ReturnType<typeof decisionService>;

/** Decisions, as the people they are about read and answer them. */
export function decisionService({ db, clock, domainEvents, moderation, content }: Needs) {
  async function find(tx: Kysely<DB>, reader: UserId, id: SanctionId) {
    const row = await decisionStore.one(tx, content, reader, id);
    return reveal(row, row && isReadable(row, clock()));
  }

  const shown = async (tx: Kysely<DB>, reader: UserId, id: SanctionId): Promise<OwnDecision> =>
    toDecision(await find(tx, reader, id), clock());

  return {
    async mine(actor: SignedIn): Promise<{ decisions: OwnDecision[] }> {
      const now = clock();
      const rows = await decisionStore.of(db, content, actor.id);
      return {
        decisions: rows.filter((row) => isReadable(row, now)).map((row) => toDecision(row, now)),
      };
    },

    /** A guardian of a child under 13 reads it first; then the child may. */
    open: (actor: SignedIn, id: SanctionId): Promise<OwnDecision> =>
      db.transaction().execute(async (tx) => {
        const row = await find(tx, actor.id, id);
        reveal(row, row.role !== null);
        if (await sanctionStore.open(tx, id, actor.id, clock())) {
          await domainEvents.publish(tx, 'sanction.opened', {
            sanctionId: id,
            guardianId: actor.id,
          });
          await invalidateDecisions(tx, row.personId);
        }
        return shown(tx, actor.id, id);
      }),

    /** The words are checked for signs that the author needs help, and never refused. */
    async appeal(actor: SignedIn, id: SanctionId, { words }: NewAppeal): Promise<OwnDecision> {
      const decision = await shown(db, actor.id, id);
      if (decision.appeal !== null) throw sanctionFaults.alreadyAppealed();
      if (!decision.mayAppeal) throw sanctionFaults.mayNotAppeal();
      await moderation.listen(actor, {
        kind: 'report',
        field: 'words',
        text: words,
        audience: 'private',
      });
      return db.transaction().execute(async (tx) => {
        const facts = reveal(await sanctionStore.facts(tx, id, { lock: true }));
        if (facts.liftedAt !== null) throw sanctionFaults.mayNotAppeal();
        const appeal = { sanctionId: id, authorId: actor.id, words, at: clock() };
        const appealId = await appealStore.insert(tx, appeal);
        if (appealId === undefined) throw sanctionFaults.alreadyAppealed();
        await domainEvents.publish(tx, 'appeal.filed', { appealId });
        await invalidateDecisions(tx, facts.personId);
        return shown(tx, actor.id, id);
      });
    },
  };
}

/** A former guardian has nothing to read once the person is 18. */
const isReadable = (row: DecisionRow, now: Date): boolean =>
  row.role === null || isMinor(ageBandAt(row, now));

function viewOf(row: DecisionRow, now: Date): OwnDecision['view'] {
  const isFirstForGuardian = sanctionPolicy.goesToGuardianFirst({ ageBand: ageBandAt(row, now) });
  if (row.openedAt !== null || !isFirstForGuardian) return 'open';
  return row.role === null ? 'soft' : 'unopened';
}

function toDecision(row: DecisionRow, now: Date): OwnDecision {
  const view = viewOf(row, now);
  const isOpen = view === 'open';
  const decidesForChild =
    row.role !== null &&
    row.role !== 'view_only' &&
    sanctionPolicy.speaksFor({ ageBand: ageBandAt(row, now) });
  const facts = {
    createdAt: row.createdAt,
    undoneAt: row.undoneAt,
    hasAppeal: row.appealedAt !== null,
    isOpen,
    speaksForPerson: row.role === null || decidesForChild,
  };
  return {
    id: row.id,
    child: row.role === null ? null : { id: row.personId, name: row.name },
    view,
    kind: view === 'soft' ? null : row.kind,
    reason: isOpen ? row.reason : null,
    words: isOpen ? row.words : null,
    content: isOpen ? row.content : null,
    createdAt: row.createdAt,
    untilAt: view === 'soft' ? null : row.untilAt,
    undoneAt: row.undoneAt,
    sentAgainAt: row.sentAgainAt,
    appeal: isOpen ? appealOf(row) : null,
    appealUntil: sanctionPolicy.appealUntil(row.createdAt),
    mayAppeal: sanctionPolicy.appeal(facts, now),
  };
}

const appealOf = (row: DecisionRow): OwnDecision['appeal'] =>
  row.appealedAt === null || row.appealStatus === null || row.appealWords === null
    ? null
    : {
        words: row.appealWords,
        status: row.appealStatus,
        createdAt: row.appealedAt,
        decidedAt: row.appealDecidedAt,
        outcome: row.outcome,
      };
