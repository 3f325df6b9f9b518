import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { authorize, reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Member } from '@ribbon/domain/accounts';
import {
  type Appeal,
  type AppealDecision,
  type AppealFilter,
  type AppealId,
  sanctionFaults,
  sanctionPolicy,
} from '@ribbon/domain/sanctions';
import type { Kysely } from 'kysely';
import type { Kinds } from '../sanctions.columns.sql.ts';
import { invalidateDecisions } from '../sanctions.realtime.ts';
import type { SanctionService } from '../sanctions.service.ts';
import { sanctionStore } from '../sanctions.store.ts';
import { type ListedAppeal, appealReadingStore } from './sanctions.appeals.read.store.ts';
import { type AppealFacts, appealStore } from './sanctions.appeals.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'adminTwoFactor'>;
  domainEvents: DomainEvents;
  sanctions: Pick<SanctionService, 'undo'>;
  content: Kinds;
}

export type AppealService = ReturnType<typeof appealService>;

/** Appeals, decided by another moderator than the first where there is another. */
export function appealService({ db, clock, config, domainEvents, sanctions, content }: Needs) {
  const asked = (by: Member) => ({ reader: by.id, now: clock(), content });

  const hasOthers = (tx: Kysely<DB>, by: Member): Promise<boolean> =>
    appealStore.hasOtherModerators(tx, by.id, config.adminTwoFactor);

  const toAppeal = (
    by: Member,
    { issuerId, isOwnChild, ...appeal }: ListedAppeal,
    hasOtherModerators: boolean,
  ): Appeal => ({
    ...appeal,
    mayDecide:
      appeal.status === 'waiting' &&
      sanctionPolicy.decideAppeal(by, {
        personId: appeal.person.id,
        isOwnChild,
        issuedBy: issuerId,
        hasOtherModerators,
      }),
  });

  /** Of two moderators one decides, and the other gets an error. */
  function check(facts: AppealFacts, { outcome, version }: AppealDecision): void {
    if (facts.status !== 'waiting') throw sanctionFaults.alreadyDecided();
    if (facts.version !== version) throw sanctionFaults.changedMeanwhile();
    // Nobody hears that a decision stands which has been taken back meanwhile.
    if (outcome === 'upheld' && facts.isLifted) throw sanctionFaults.alreadyUndone();
  }

  async function authorized(tx: Kysely<DB>, by: Member, facts: AppealFacts): Promise<void> {
    if (sanctionPolicy.isOwn(by, facts)) throw sanctionFaults.own();
    authorize(sanctionPolicy.see(by));
    const hasOtherModerators = await hasOthers(tx, by);
    if (!sanctionPolicy.decideAppeal(by, { ...facts, hasOtherModerators })) {
      throw sanctionFaults.firstModerator();
    }
  }

  return {
    async list(by: Member, filter: AppealFilter) {
      authorize(sanctionPolicy.see(by));
      const { shown, next } = await appealReadingStore.page(db, filter, asked(by));
      const others = await hasOthers(db, by);
      return { appeals: shown.map((one) => toAppeal(by, one, others)), next };
    },

    async counts(by: Member) {
      authorize(sanctionPolicy.see(by));
      return appealReadingStore.counts(db);
    },

    decide: (by: Member, id: AppealId, decision: AppealDecision) =>
      db.transaction().execute(async (tx): Promise<Appeal> => {
        const { outcome, words } = decision;
        const seen = reveal(await appealStore.facts(tx, id, { moderator: by.id }));
        check(seen, decision);
        await authorized(tx, by, seen);
        const { sanctionId, sanctionVersion, personId } = seen;
        if (outcome === 'overturned' && !seen.isLifted) {
          const reason = 'Overturned on appeal';
          await sanctions.undo(tx, {
            sanctionId,
            version: sanctionVersion,
            reason,
            by,
            isQuiet: true,
          });
        }
        // Content, decision, appeal: everybody takes them in this order.
        await sanctionStore.facts(tx, sanctionId, { lock: true });
        check(reveal(await appealStore.facts(tx, id, { moderator: by.id, lock: true })), decision);
        const isSame = seen.issuedBy === by.id;
        await appealStore.decide(tx, id, { outcome, words, by: by.id, at: clock(), isSame });
        await recordAct(tx, {
          actorId: by.id,
          action: `appeal.${outcome}`,
          subjectKind: 'user',
          subjectId: personId,
          reason: words,
          details: { appealId: id, sanctionId, bySameModerator: isSame },
        });
        await domainEvents.publish(tx, 'appeal.decided', { appealId: id });
        await invalidateDecisions(tx, personId);
        return toAppeal(by, reveal(await appealReadingStore.one(tx, id, asked(by))), false);
      }),
  };
}
