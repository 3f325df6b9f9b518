import type { DB } from '#db/schema.generated';
import { lockActiveAdmins } from '#db/people/system-admins';
import type { Clock } from '#platform/clock';
import type { Content } from '#platform/content/content-registry';
import { reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Member, SanctionId, UserId } from '@ribbon/domain/accounts';
import {
  type Consequence,
  type PastSanction,
  SANCTION_REASON_LABELS,
  type SanctionKind,
  type SanctionedContent,
  type Undo,
  sanctionFaults,
  sanctionPolicy,
} from '@ribbon/domain/sanctions';
import type { Kysely } from 'kysely';
import { invalidateDecisions } from '../sanctions.realtime.ts';
import { checkDecider, currentDecision, recordDecision } from './sanctions.record.service.ts';
import { sanctionStore } from '../sanctions.store.ts';

const DAY_MS = 86_400_000;

/** A decision to carry out, in the transaction of its maker. */
export interface Apply extends Consequence {
  personId: UserId;
  content?: SanctionedContent | null;
  reportId?: string | null;
  by: UserId;
}

export interface DecidingNeeds {
  clock: Clock;
  domainEvents: DomainEvents;
  content: Content;
  /** Ends friendships with minors whose reason has ended (rule 23). */
  recheck(tx: Kysely<DB>, people: readonly string[]): Promise<void>;
}

export const isRestriction = (kind: SanctionKind): boolean =>
  kind === 'limit' || kind === 'suspension';

/** Carries a decision out, and takes it back, in the caller's transaction. */
export function sanctionDeciding({
  clock,
  domainEvents,
  content: contents,
  recheck,
}: DecidingNeeds) {
  async function apply(tx: Kysely<DB>, decision: Apply): Promise<PastSanction> {
    const { personId, by, kind, days, content = null, reportId = null } = decision;
    const at = clock();
    const person = reveal(await sanctionStore.person(tx, personId, by, at));
    if (content !== null && (kind === 'hidden' || kind === 'removed')) {
      const authorId = reveal(await contents.hiding(content.type).hide(tx, content.id, by));
      if (authorId !== personId) throw sanctionFaults.notTheirs();
    }
    if (isRestriction(kind)) await keepAnAdmin(tx, personId);
    const waits = sanctionPolicy.goesToGuardianFirst(person) && person.hasGuardian;
    const isTimed = isRestriction(kind) && days !== null;
    const id = await sanctionStore.insert(tx, {
      ...decision,
      content,
      reportId,
      by,
      at,
      untilAt: isTimed ? new Date(at.getTime() + days * DAY_MS) : null,
      openedAt: waits ? null : at,
    });
    if (id === undefined) throw sanctionFaults.alreadyHidden();
    const facts = reveal(await sanctionStore.facts(tx, id));
    await recordDecision(
      tx,
      by,
      `sanction.${kind}`,
      facts,
      SANCTION_REASON_LABELS[decision.reason],
    );
    if (isRestriction(kind)) await recheck(tx, [personId]);
    await domainEvents.publish(tx, 'sanction.applied', { sanctionId: id });
    await invalidateDecisions(tx, personId);
    return reveal(await sanctionStore.one(tx, contents, by, id));
  }

  /** `isQuiet` where the person is notified of something larger. */
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
    checkDecider(by, before);
    const { kind, content, personId } = before;
    if (before.liftedAt === null && content !== null && (kind === 'hidden' || kind === 'removed')) {
      await contents.hiding(content.type).show(tx, content.id, by.id);
    }
    const facts = await currentDecision(tx, by, sanctionId, version);
    await sanctionStore.lift(tx, sanctionId, { by: by.id, at: clock(), reason });
    await recordDecision(tx, by.id, 'sanction.undone', facts, reason);
    if (!isQuiet) await domainEvents.publish(tx, 'sanction.undone', { sanctionId });
    await invalidateDecisions(tx, personId);
    return reveal(await sanctionStore.one(tx, contents, by.id, sanctionId));
  }

  return { apply, undo };
}

/** Of two system admins who restrict each other at the same moment, one remains. */
export async function keepAnAdmin(tx: Kysely<DB>, personId: UserId): Promise<void> {
  const admins = await lockActiveAdmins(tx);
  if (admins.length === 1 && admins[0] === personId) throw sanctionFaults.lastAdmin();
}
