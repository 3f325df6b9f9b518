import type { DB } from '#db/schema.generated';
import type { FamilyAges, GuardianGate } from '#features/families';
import type { ReadNames } from '#features/moderation';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import type { SignedIn } from '#platform/session/session';
import {
  CORRECTIONS_PER_YEAR,
  type Correction,
  type OwnDetails,
  type UserId,
  ageBandAt,
  correctionFaults,
  correctionPolicy,
  isAdult,
  isChild,
} from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { refuseYearToCome } from '../sign-up/accounts.sign-up.service.ts';
import { accountRecords } from '../accounts.records.store.ts';
import { requestedTypeOf } from './accounts.user-types.service.ts';
import { type CurrentDetails, correctionStore } from './accounts.corrections.store.ts';

const YEAR_MS = 365 * 86_400_000;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  readNames: ReadNames;
  gate: GuardianGate;
  ages: FamilyAges;
  /** Ends friendships with minors whose reason has ended (rule 23). */
  recheck(tx: Kysely<DB>, people: readonly string[]): Promise<void>;
}

export type Corrections = ReturnType<typeof corrections>;

const isSame = (current: CurrentDetails, correction: Correction) =>
  current.fullName === correction.fullName &&
  current.birthMonth === correction.birthMonth &&
  current.birthYear === correction.birthYear;

/** Somebody's name and month of birth, put right by themselves, a guardian or an administrator. */
export function corrections(needs: Needs) {
  const { db, clock, domainEvents, readNames, gate, ages, recheck } = needs;

  /** The age band moves with it, and what hangs on the band, at once. */
  async function apply(
    tx: Kysely<DB>,
    userId: UserId,
    current: CurrentDetails,
    correction: Correction,
  ): Promise<void> {
    const at = clock();
    const before = ageBandAt(current, at);
    const ageBand = ageBandAt(correction, at);
    await accountRecords.correct(tx, userId, { ...correction, before, ageBand, at });
    if (isChild(ageBand) && !isChild(before)) await ages.becameChild(tx, userId);
    if (isChild(before) && !isChild(ageBand)) await ages.grewUp(tx, userId, at);
    if (isAdult(ageBand) && !isAdult(before)) await ages.cameOfAge(tx, at, userId);
    if (ageBand !== before) await recheck(tx, [userId]);
    await invalidate(tx, `user:${userId}`, 'people');
    await invalidate(tx, `user:${userId}`, 'me');
    await invalidate(tx, `user:${userId}`, 'account-details');
  }

  /** When the next correction is possible; null where one is now. */
  async function nextAt(tx: Kysely<DB>, userId: UserId): Promise<Date | null> {
    const since = new Date(clock().getTime() - YEAR_MS);
    const made = await correctionStore.ownSince(tx, userId, since, CORRECTIONS_PER_YEAR);
    const oldest = made.at(CORRECTIONS_PER_YEAR - 1);
    return oldest === undefined ? null : new Date(oldest.getTime() + YEAR_MS);
  }

  async function writeDown(
    tx: Kysely<DB>,
    madeBy: 'self' | 'guardian',
    {
      userId,
      current,
      correction,
    }: { userId: UserId; current: CurrentDetails; correction: Correction },
  ): Promise<void> {
    if ((await nextAt(tx, userId)) !== null) throw correctionFaults.tooOften();
    await correctionStore.insert(tx, {
      userId,
      madeBy,
      current,
      correction,
      waits: false,
      at: clock(),
    });
  }

  /** Within the age group, as often as a year allows. */
  async function withoutUs(
    tx: Kysely<DB>,
    madeBy: 'self' | 'guardian',
    userId: UserId,
    correction: Correction,
  ): Promise<void> {
    const current = reveal(await correctionStore.lock(tx, userId));
    if (isSame(current, correction)) return;
    const now = clock();
    if (correctionPolicy.crosses(ageBandAt(current, now), ageBandAt(correction, now))) {
      const { message } = correctionFaults.crossesAges;
      throw correctionFaults.crossesAges({ issues: [{ path: 'birthYear', message }] });
    }
    await writeDown(tx, madeBy, { userId, current, correction });
    await apply(tx, userId, current, correction);
  }

  async function checkByAdmin(tx: Kysely<DB>, userId: UserId, correction: Correction) {
    const now = clock();
    refuseYearToCome(correction, now);
    const current = reveal(await correctionStore.lock(tx, userId));
    if (current.fullName === null) throw correctionFaults.guardianFillsIn();
    if (isSame(current, correction)) throw correctionFaults.same();
    if (current.correctionWaits) throw correctionFaults.alreadyWaits();
    const before = ageBandAt(current, now);
    if (isAdult(before) && !isAdult(ageBandAt(correction, now)) && current.answersForOthers) {
      throw correctionFaults.rolesFirst();
    }
    return { current, before, now };
  }

  return {
    own: (actor: SignedIn): Promise<OwnDetails> =>
      db.transaction().execute(async (tx) => {
        const { fullName, birthMonth, birthYear } = reveal(
          await correctionStore.lock(tx, actor.id),
        );
        return {
          fullName: fullName ?? '',
          birthMonth: birthMonth ?? 0,
          birthYear: birthYear ?? 0,
          nextAt: await nextAt(tx, actor.id),
          userType: actor.userType,
          wishedType: await requestedTypeOf(tx, actor.id),
        };
      }),

    async correctOwn(actor: SignedIn, correction: Correction): Promise<void> {
      refuseYearToCome(correction, clock());
      await db.transaction().execute(async (tx) => {
        const current = reveal(await correctionStore.lock(tx, actor.id));
        if (!correctionPolicy.name(actor)) throw correctionFaults.birthIsFixed();
        const movesBirth =
          current.birthMonth !== correction.birthMonth ||
          current.birthYear !== correction.birthYear;
        if (movesBirth && !correctionPolicy.birth(actor)) throw correctionFaults.birthIsFixed();
        if (current.fullName !== correction.fullName) {
          await readNames(actor, [{ field: 'fullName', text: correction.fullName }]);
        }
        await withoutUs(tx, 'self', actor.id, correction);
      });
    },

    /** Somebody gives another name on their profile, which counts alike; the profile is saved by the caller. */
    async renamed(tx: Kysely<DB>, userId: UserId, fullName: string): Promise<void> {
      const current = reveal(await correctionStore.lock(tx, userId));
      const { birthMonth, birthYear } = current;
      if (birthMonth === null || birthYear === null || current.fullName === fullName) return;
      const correction = { fullName, birthMonth, birthYear };
      await writeDown(tx, 'self', { userId, current, correction });
    },

    byGuardian: (tx: Kysely<DB>, childId: UserId, correction: Correction): Promise<void> =>
      withoutUs(tx, 'guardian', childId, correction),

    /** Refuses what an administrator could not correct. */
    checkByAdmin,

    /** Across age groups as well; for a child who has a guardian, the guardian agrees first. */
    async byAdmin(
      tx: Kysely<DB>,
      userId: UserId,
      correction: Correction,
    ): Promise<'done' | 'waits'> {
      const { current, before, now } = await checkByAdmin(tx, userId, correction);
      const waits = isChild(before) && current.hasGuardian;
      const row = { userId, madeBy: 'admin', current, correction, waits, at: now } as const;
      const correctionId = await correctionStore.insert(tx, row);
      if (correctionId === undefined) throw correctionFaults.alreadyWaits();
      if (!waits) await apply(tx, userId, current, correction);
      else await gate.ask(tx, userId, { correctionId });
      return waits ? 'waits' : 'done';
    },

    async decideAsGuardian(
      tx: Kysely<DB>,
      { id, childId }: { id: string; childId: UserId },
      approved: boolean,
    ): Promise<void> {
      const current = reveal(await correctionStore.lock(tx, childId));
      const correction = await correctionStore.settle(tx, id, { approved, at: clock() });
      if (correction === undefined || !approved) return;
      await apply(tx, childId, current, correction);
      await domainEvents.publish(tx, 'account.changed', { userId: childId, change: 'corrected' });
    },
  };
}
