import { ageIn } from '#features/calendar';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import type { ClubId, Member, UserId } from '@ribbon/domain/accounts';
import { type EventId, calendarFaults, calendarPolicy } from '@ribbon/domain/calendar';
import { type Enrolment, NOT_NOW, type PlanId, planFaults, planPolicy } from '@ribbon/domain/plans';
import type { Kysely } from 'kysely';
import { joiningStore } from './plans.joining.store.ts';
import { plansChanged } from '../plans.realtime.ts';
import type { PlanCalendar } from '../plans.calendar.rules.ts';
import type { PlanReading } from '../plans.read.service.ts';
import { planStore } from '../plans.store.ts';
import { planWritingStore } from '../write/plans.write.store.ts';

interface Subject {
  planId: string;
}

/** What plans need from a child's guardians. */
interface Guardians {
  ask(tx: Kysely<DB>, childId: UserId, subject: Subject): Promise<void>;
  withdraw(tx: Kysely<DB>, childId: UserId, subject: Subject): Promise<void>;
  settle(
    tx: Kysely<DB>,
    childId: UserId,
    subject: Subject,
    decision: { approved: boolean; by: UserId },
  ): Promise<void>;
}

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  guardians: Guardians;
  calendar: PlanCalendar;
  reading: PlanReading;
}

interface Participation {
  planId: PlanId;
  userId: UserId;
}

export type PlanJoining = ReturnType<typeof planJoining>;

/** Joining a whole plan: by the member, or by a guardian for a child under 13. */
export function planJoining({ db, clock, guardians, calendar, reading }: Needs) {
  async function openFor(actor: Member, { planId, userId }: Participation, act: 'join' | 'leave') {
    const { row, circle, scope } = await reading.find(actor, planId);
    const isSelf = userId === actor.id;
    if (isSelf) authorize(calendarPolicy.attend(scope));
    else {
      const child = circle.children.find(({ id }) => id === userId);
      const { link } = reveal(child, child?.clubIds.has(row.clubId));
      authorize(act === 'join' ? calendarPolicy.acceptFor(link) : calendarPolicy.declineFor(link));
    }
    const isRightAge = planPolicy.isRightAge(ageIn(circle, actor, userId), row);
    return {
      clubId: row.clubId,
      isRightAge,
      isWish: isSelf && !calendarPolicy.answersAlone(actor),
    };
  }

  /** The sessions that can still be joined, while the plan is held still. */
  async function sessionsToJoin(tx: Kysely<DB>, planId: PlanId): Promise<EventId[]> {
    const { status } = reveal(await planWritingStore.lock(tx, planId));
    if (status !== 'published') throw planFaults.changedMeanwhile();
    const eventIds = await joiningStore.coming(tx, planId, clock());
    if (eventIds.length === 0) throw planFaults.notNow({ message: NOT_NOW.over });
    return eventIds;
  }

  async function enter(
    tx: Kysely<DB>,
    { planId, userId, by }: Participation & { by: UserId },
    clubId: ClubId,
  ): Promise<Enrolment> {
    const eventIds = await sessionsToJoin(tx, planId);
    await joiningStore.put(tx, { planId, userId, status: 'joined', by, at: clock() });
    await calendar.answerAll(tx, clubId, eventIds, { userId, going: true, by });
    await plansChanged(tx, clubId);
    return joiningStore.enrolment(tx, 'joined', eventIds, userId);
  }

  /** A child says what it would like; a plan it is in already stays joined. */
  async function wish(tx: Kysely<DB>, { planId, userId }: Participation, clubId: ClubId) {
    const eventIds = await sessionsToJoin(tx, planId);
    const before = await joiningStore.find(tx, planId, userId);
    if (before === undefined) {
      const status = 'waiting_guardian';
      await joiningStore.put(tx, { planId, userId, status, by: userId, at: clock() });
      await guardians.ask(tx, userId, { planId });
      await plansChanged(tx, clubId);
    }
    return joiningStore.enrolment(tx, before ?? 'waiting_guardian', eventIds, userId);
  }

  /** The plan is first held still, as by everybody who joins it. */
  async function giveBack(
    tx: Kysely<DB>,
    participation: Participation & { by: UserId },
    clubId: ClubId,
  ) {
    await planWritingStore.lock(tx, participation.planId);
    reveal(
      participation,
      await joiningStore.remove(tx, participation.planId, participation.userId),
    );
    const coming = await joiningStore.coming(tx, participation.planId, clock());
    const places = await joiningStore.placesIn(tx, coming, participation.userId);
    const eventIds = places.map(({ eventId }) => eventId);
    await calendar.answerAll(tx, clubId, eventIds, { ...participation, going: false });
    await plansChanged(tx, clubId);
  }

  return {
    async join(actor: Member, participation: Participation): Promise<Enrolment> {
      const { clubId, isWish, isRightAge } = await openFor(actor, participation, 'join');
      if (!isRightAge) throw calendarFaults.wrongAge();
      const { planId, userId } = participation;
      return db.transaction().execute(async (tx) => {
        if (isWish) return wish(tx, participation, clubId);
        await guardians.settle(tx, userId, { planId }, { approved: true, by: actor.id });
        return enter(tx, { ...participation, by: actor.id }, clubId);
      });
    },

    async leave(actor: Member, participation: Participation): Promise<void> {
      const { clubId, isWish } = await openFor(actor, participation, 'leave');
      const { planId, userId } = participation;
      await db.transaction().execute(async (tx) => {
        if (isWish && (await joiningStore.find(tx, planId, userId)) === 'joined') {
          throw calendarFaults.guardianAnswered();
        }
        await guardians.withdraw(tx, userId, { planId });
        await giveBack(tx, { ...participation, by: actor.id }, clubId);
      });
    },

    /**
     * Takes the guardian's decision from the inbox; a plan that is over by now is joined by nobody.
     */
    async decideAsGuardian(
      tx: Kysely<DB>,
      { id, childId: userId, by }: { id: string; childId: UserId; by: UserId },
      approved: boolean,
    ): Promise<void> {
      const planId = id as PlanId;
      const { clubId } = reveal(await planStore.find(tx, planId));
      if (approved) await enter(tx, { planId, userId, by }, clubId);
      else await joiningStore.remove(tx, planId, userId);
      await plansChanged(tx, clubId);
    },

    /**
     * A guardian has switched clubs off: every question that nobody has answered yes becomes a no.
     */
    async stop(tx: Kysely<DB>, { childId }: { childId: UserId }): Promise<void> {
      for (const { planId, status } of await joiningStore.plansOf(tx, childId)) {
        if (status === 'waiting_guardian') await joiningStore.remove(tx, planId, childId);
      }
    },

    /** Places in the calendar are given back there. */
    async leftClub(tx: Kysely<DB>, userId: UserId, clubId: ClubId): Promise<void> {
      for (const { planId } of await joiningStore.plansOf(tx, userId, clubId)) {
        await guardians.withdraw(tx, userId, { planId });
        await joiningStore.remove(tx, planId, userId);
      }
    },
  };
}
