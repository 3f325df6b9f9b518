import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import type { ClubId, Member, UserId } from '@ribbon/domain/accounts';
import {
  type AnswerStatus,
  type EventId,
  calendarFaults,
  calendarPolicy,
} from '@ribbon/domain/calendar';
import type { Kysely } from 'kysely';
import { ageIn, circleOf } from '../calendar.circle.scope.ts';
import { visible } from '../calendar.read.service.ts';
import { eventStore } from '../calendar.store.ts';
import type { CalendarRealtime } from '../calendar.realtime.ts';
import type { CapacityAllocation } from './calendar.capacity.service.ts';
import { answerStore } from './calendar.answers.store.ts';

/** What events need from a child's guardians. */
export interface Guardians {
  ask(tx: Kysely<DB>, childId: UserId, subject: { eventId: string }): Promise<void>;
  withdraw(tx: Kysely<DB>, childId: UserId, subject: { eventId: string }): Promise<void>;
  /** A guardian has answered somewhere else than in the inbox. */
  settle(
    tx: Kysely<DB>,
    childId: UserId,
    subject: { eventId: string },
    decision: { approved: boolean; by: UserId },
  ): Promise<void>;
}

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  guardians: Guardians;
  allocation: CapacityAllocation;
  realtime: CalendarRealtime;
}

interface Given {
  status: AnswerStatus;
  position: number | null;
}

export type AnswerService = ReturnType<typeof answerService>;

/** Going or not: by the member, or by a guardian for a child under 13. */
export function answerService(needs: Needs) {
  const { db, clock, guardians, allocation, realtime } = needs;

  async function place(
    tx: Kysely<DB>,
    eventId: EventId,
    wish: { userId: UserId; going: boolean; by: UserId },
  ): Promise<void> {
    const at = clock();
    const event = await allocation.lockOpen(tx, eventId, at);
    const moved = await allocation.settle(tx, event, { ...wish, at });
    await realtime.answered(tx, event.clubId, [wish.userId, wish.by, ...moved]);
  }

  /** A child says what it would like; a guardian's word is not the child's to change. */
  async function answerRequestOfChild(
    tx: Kysely<DB>,
    eventId: EventId,
    child: Member,
    going: boolean,
  ) {
    const at = clock();
    const before = await answerStore.find(tx, eventId, child.id);
    // Before the event is held: the guardian's own answer takes the two in this order as well.
    if (!going && before?.status === 'waiting_guardian') {
      await guardians.withdraw(tx, child.id, { eventId });
    }
    const event = await allocation.lockOpen(tx, eventId, at);
    const status = (await answerStore.find(tx, eventId, child.id))?.status;
    const hasPlace = status === 'going' || status === 'waiting_list';
    if (hasPlace && !going) throw calendarFaults.guardianAnswered();
    if (hasPlace || (going && status === 'waiting_guardian')) return;
    await answerStore.put(tx, {
      eventId,
      userId: child.id,
      status: going ? 'waiting_guardian' : 'declined',
      by: child.id,
      at,
    });
    if (going) await guardians.ask(tx, child.id, { eventId });
    await realtime.answered(tx, event.clubId, [child.id]);
  }

  const given = async (tx: Kysely<DB>, eventId: EventId, userId: UserId): Promise<Given> => {
    const { status, position } = reveal(await answerStore.find(tx, eventId, userId));
    return { status, position };
  };

  /** The guardian's no, heard also when the event has begun. */
  async function refuse(
    tx: Kysely<DB>,
    eventId: EventId,
    { childId, by }: { childId: UserId; by: UserId },
  ): Promise<void> {
    const event = reveal(await answerStore.lockEvent(tx, eventId));
    await allocation.settle(tx, event, { userId: childId, going: false, by, at: clock() });
    await realtime.answered(tx, event.clubId, [childId, by]);
  }

  return {
    /**
     * A guardian has switched clubs off: every question that nobody has answered yes becomes a no.
     */
    async stop(tx: Kysely<DB>, child: { childId: UserId; by: UserId }): Promise<void> {
      for (const eventId of await answerStore.waitingOf(tx, child.childId)) {
        await refuse(tx, eventId, child);
      }
    },

    async answer(actor: Member, eventId: EventId, userId: UserId, going: boolean): Promise<Given> {
      const circle = await circleOf(db, actor, clock());
      const event = visible(circle, await eventStore.find(db, eventId));
      const isSelf = userId === actor.id;
      if (isSelf) authorize(calendarPolicy.attend(reveal(circle.clubs.get(event.clubId))));
      else {
        const child = circle.children.find(({ id }) => id === userId);
        const { link } = reveal(child, child?.clubIds.has(event.clubId));
        authorize(going ? calendarPolicy.acceptFor(link) : calendarPolicy.declineFor(link));
      }
      const isRightAge = calendarPolicy.isRightAge(ageIn(circle, actor, userId), event);
      if (going && !isRightAge) throw calendarFaults.wrongAge();
      return db.transaction().execute(async (tx) => {
        if (isSelf && !calendarPolicy.answersAlone(actor)) {
          await answerRequestOfChild(tx, eventId, actor, going);
        } else {
          const decision = { approved: going, by: actor.id };
          await guardians.settle(tx, userId, { eventId }, decision);
          await place(tx, eventId, { userId, going, by: actor.id });
        }
        return given(tx, eventId, userId);
      });
    },

    /** The guardian's word, from the inbox. */
    async decideAsGuardian(
      tx: Kysely<DB>,
      { id, childId, by }: { id: string; childId: UserId; by: UserId },
      approved: boolean,
    ): Promise<void> {
      const eventId = id as EventId;
      if (approved) return place(tx, eventId, { userId: childId, going: true, by });
      return refuse(tx, eventId, { childId, by });
    },

    /** Gives back the places of a person who leaves a club; the people waiting move up. */
    async leftClub(tx: Kysely<DB>, userId: UserId, clubId: ClubId): Promise<void> {
      const at = clock();
      const recipients = new Set<UserId>();
      for (const eventId of await answerStore.openOf(tx, userId, clubId, at)) {
        await guardians.withdraw(tx, userId, { eventId });
        for (const moved of await allocation.vacate(tx, eventId, userId, at)) recipients.add(moved);
      }
      await realtime.answered(tx, clubId, [userId, ...recipients]);
    },
  };
}
