import type { DB } from '#db/schema.generated';
import type { Moderation } from '#features/moderation';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { authorize, reveal } from '#platform/http/guards';
import type { ClubId, Member } from '@ribbon/domain/accounts';
import {
  type EventCancellation,
  type EventChange,
  type EventId,
  type NewEvent,
  calendarFaults,
  calendarPolicy,
  weeklyDays,
} from '@ribbon/domain/calendar';
import { zoneOf } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { type Guardians } from '../answers/calendar.answers.service.ts';
import type { CapacityAllocation } from '../answers/calendar.capacity.service.ts';
import { answerStore } from '../answers/calendar.answers.store.ts';
import { circleOf } from '../calendar.circle.scope.ts';
import { visible } from '../calendar.read.service.ts';
import { eventStore } from '../calendar.store.ts';
import type { CalendarRealtime } from '../calendar.realtime.ts';
import { changed, refuseTooFewPlaces } from './calendar.changes.rules.ts';
import { readTexts, refuseWrongTime } from './calendar.checks.rules.ts';
import { type Plan, type PlannedEvent, planningStore } from './calendar.planning.store.ts';
import { spanOn } from './calendar.times.rules.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  moderation: Moderation;
  guardians: Pick<Guardians, 'withdraw'>;
  allocation: CapacityAllocation;
  realtime: CalendarRealtime;
}

export type PlanningService = ReturnType<typeof planningService>;

/** What admins and confirmed coaches of a club do with its calendar. */
export function planningService(needs: Needs) {
  const { db, clock, domainEvents, moderation, guardians, allocation, realtime } = needs;

  /** For somebody who plans for the club: the zone in which its clock hangs. */
  async function openFor(actor: Member, clubId: ClubId): Promise<string> {
    const { clubs } = await circleOf(db, actor, clock());
    const scope = clubs.get(clubId);
    const club = reveal(scope, scope && calendarPolicy.see(scope));
    authorize(calendarPolicy.manage(actor, club));
    return zoneOf(club);
  }

  async function openEventFor(actor: Member, eventId: EventId): Promise<string> {
    const circle = await circleOf(db, actor, clock());
    const { clubId } = visible(circle, await eventStore.find(db, eventId));
    const club = reveal(circle.clubs.get(clubId));
    authorize(calendarPolicy.manage(actor, club));
    return zoneOf(club);
  }

  /** What a change is about, held still; refused when it is not what was on the screen. */
  async function lockTargets(
    tx: Kysely<DB>,
    eventId: EventId,
    { version, scope }: EventCancellation,
    now: Date,
  ): Promise<{ shown: PlannedEvent; targets: PlannedEvent[] }> {
    const before = reveal(await eventStore.find(tx, eventId));
    const rows =
      scope === 'following' && before.seriesId !== null
        ? await planningStore.lockFollowing(tx, before)
        : [await planningStore.lock(tx, eventId)].filter((row) => row !== undefined);
    const shown = reveal(rows.find(({ id }) => id === eventId));
    if (shown.status === 'cancelled') throw calendarFaults.isCancelled();
    if (shown.version !== version) throw calendarFaults.changedMeanwhile();
    if (shown.endsAt <= now) throw calendarFaults.isOver();
    return { shown, targets: rows.filter(({ status }) => status === 'scheduled') };
  }

  async function publishChange(
    tx: Kysely<DB>,
    event: 'club.event.cancelled' | 'club.event.moved',
    eventIds: readonly EventId[],
  ): Promise<void> {
    if (eventIds.length === 0) return;
    // Who has said no need not know that it is at another time, but does that it is not at all.
    const alsoDeclined = event === 'club.event.cancelled';
    for (const about of await answerStore.answerers(tx, eventIds, { alsoDeclined })) {
      await domainEvents.publish(tx, event, about);
    }
  }

  const record = (
    tx: Kysely<DB>,
    actor: Member,
    action: 'created' | 'changed' | 'cancelled',
    eventIds: readonly EventId[],
  ) =>
    recordAct(tx, {
      actorId: actor.id,
      action: `club_event.${action}`,
      subjectKind: 'club_event',
      ...(eventIds[0] && { subjectId: eventIds[0] }),
      details: { events: eventIds },
    });

  async function cancelAll(
    tx: Kysely<DB>,
    actor: Member,
    clubId: ClubId,
    targets: readonly { id: EventId }[],
  ): Promise<void> {
    if (targets.length === 0) return;
    const ids = targets.map(({ id }) => id);
    await planningStore.cancel(tx, ids, clock());
    await publishChange(tx, 'club.event.cancelled', ids);
    for (const { eventId, userId } of await answerStore.waitingForGuardian(tx, ids)) {
      await guardians.withdraw(tx, userId, { eventId });
    }
    await record(tx, actor, 'cancelled', ids);
    await realtime.calendarChanged(tx, clubId);
  }

  async function insertAll(
    tx: Kysely<DB>,
    actor: Member,
    plans: readonly Plan[],
    { clubId, seriesId }: { clubId: ClubId; seriesId: string | null },
  ): Promise<EventId[]> {
    const written = { clubId, seriesId, by: actor.id, at: clock() };
    const eventIds = await planningStore.insert(tx, plans, written);
    await record(tx, actor, 'created', eventIds);
    await realtime.calendarChanged(tx, clubId);
    return eventIds;
  }

  return {
    insertAll,

    /** Those of the events that are still to come. */
    async cancelComing(
      tx: Kysely<DB>,
      actor: Member,
      clubId: ClubId,
      eventIds: readonly EventId[],
    ): Promise<void> {
      const coming = await planningStore.lockComing(tx, eventIds, clock());
      await cancelAll(tx, actor, clubId, coming);
    },

    async create(
      actor: Member,
      clubId: ClubId,
      { repeatUntil, ...details }: NewEvent,
    ): Promise<{ eventIds: EventId[] }> {
      const zone = await openFor(actor, clubId);
      const at = clock();
      refuseWrongTime(details, at, zone);
      await readTexts(moderation, actor, details);
      const { kind, title, description, location, capacity } = details;
      const { level = null, ageFrom = null, ageTo = null } = details;
      const days =
        repeatUntil === null ? [details.startDay] : weeklyDays(details.startDay, repeatUntil);
      const plan = { kind, title, description, location, capacity, level, ageFrom, ageTo };
      const plans = days.map((day) => ({ ...plan, ...spanOn(day, details, zone) }));
      return db.transaction().execute(async (tx) => {
        const by = actor.id;
        const seriesId =
          repeatUntil === null
            ? null
            : await planningStore.insertSeries(tx, { clubId, until: repeatUntil, by, at });
        return { eventIds: await insertAll(tx, actor, plans, { clubId, seriesId }) };
      });
    },

    async change(actor: Member, eventId: EventId, change: EventChange): Promise<void> {
      const zone = await openEventFor(actor, eventId);
      await readTexts(moderation, actor, change);
      await db.transaction().execute(async (tx) => {
        const at = clock();
        const { shown, targets } = await lockTargets(tx, eventId, change, at);
        const next = changed(shown, change, targets, zone);
        const own = next.find(({ id }) => id === eventId);
        if (own?.startsAt.getTime() !== shown.startsAt.getTime()) refuseWrongTime(change, at, zone);
        refuseTooFewPlaces(next, zone);
        await planningStore.update(tx, next, at);
        // Told first, so that who moves up now does not also hear of the old time.
        await publishChange(
          tx,
          'club.event.moved',
          next.filter(({ isMoved }) => isMoved).map(({ id }) => id),
        );
        for (const { id } of next) await allocation.refill(tx, id, at);
        await record(
          tx,
          actor,
          'changed',
          next.map(({ id }) => id),
        );
        await realtime.calendarChanged(tx, shown.clubId);
      });
    },

    async cancel(actor: Member, eventId: EventId, wish: EventCancellation): Promise<void> {
      await openEventFor(actor, eventId);
      await db.transaction().execute(async (tx) => {
        const at = clock();
        const { shown, targets } = await lockTargets(tx, eventId, wish, at);
        await cancelAll(tx, actor, shown.clubId, targets);
      });
    },
  };
}
