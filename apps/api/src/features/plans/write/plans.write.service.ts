import type { DB } from '#db/schema.generated';
import type { Moderation } from '#features/moderation';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { ClubId, Member } from '@ribbon/domain/accounts';
import { type Audience, addDays, calendarPolicy, instantAt } from '@ribbon/domain/calendar';
import { TrainingDay } from '@ribbon/domain/clubs';
import { commonFaults, zoneOf } from '@ribbon/domain/kernel';
import {
  NOT_NOW,
  type PlanBlock,
  type PlanDetail,
  type PlanDraft,
  type PlanId,
  type PlanSession,
  type PlanSessionId,
  TOO_MANY_MINUTES,
  blockMinutes,
  planFaults,
  planPolicy,
  sessionMinutes,
} from '@ribbon/domain/plans';
import type { Kysely } from 'kysely';
import { plansChanged } from '../plans.realtime.ts';
import type { PlanCalendar } from '../plans.calendar.rules.ts';
import type { PlanReading } from '../plans.read.service.ts';
import { planStore } from '../plans.store.ts';
import { planWritingStore } from './plans.write.store.ts';
import { blockTexts, planTexts, readTexts } from './plans.moderation.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  moderation: Moderation;
  calendar: PlanCalendar;
  reading: PlanReading;
}

export type PlanWriting = ReturnType<typeof planWriting>;

/** What admins and confirmed coaches of a club do with its training plans. */
export function planWriting(needs: Needs) {
  const { db, clock, domainEvents, moderation, calendar, reading } = needs;

  async function openClubFor(actor: Member, clubId: ClubId): Promise<void> {
    const { clubs } = await calendar.circle(actor);
    const scope = clubs.get(clubId);
    authorize(planPolicy.manage(actor, reveal(scope, scope && calendarPolicy.see(scope))));
  }

  async function openFor(actor: Member, planId: PlanId) {
    const { row, canManage } = await reading.find(actor, planId);
    authorize(canManage);
    return row;
  }

  /** The plan, held still; refused when it is archived or not what was on the screen. */
  async function lock(tx: Kysely<DB>, planId: PlanId, version?: number) {
    const plan = reveal(await planWritingStore.lock(tx, planId));
    const isOther = version !== undefined && plan.version !== version;
    if (plan.status === 'archived' || isOther) throw planFaults.changedMeanwhile();
    return plan;
  }

  async function lockDraft(tx: Kysely<DB>, planId: PlanId, version: number): Promise<void> {
    const { status } = await lock(tx, planId, version);
    if (status === 'published') throw planFaults.changedMeanwhile();
  }

  async function done(
    tx: Kysely<DB>,
    actor: Member,
    action: 'created' | 'changed' | 'copied' | 'published' | 'archived',
    plan: { id: PlanId; clubId: ClubId },
  ): Promise<void> {
    await recordAct(tx, {
      actorId: actor.id,
      action: `training_plan.${action}`,
      subjectKind: 'training_plan',
      subjectId: plan.id,
      details: {},
    });
    await plansChanged(tx, plan.clubId);
  }

  const insert = (
    actor: Member,
    clubId: ClubId,
    draft: PlanDraft,
    action: 'created' | 'copied',
  ): Promise<{ planId: PlanId }> =>
    db.transaction().execute(async (tx) => {
      const at = clock();
      const planId = await planWritingStore.insert(tx, draft, { clubId, by: actor.id, at });
      await done(tx, actor, action, { id: planId, clubId });
      return { planId };
    });

  return {
    async create(actor: Member, clubId: ClubId, draft: PlanDraft) {
      await openClubFor(actor, clubId);
      await readTexts(moderation, actor, planTexts(draft));
      return insert(actor, clubId, draft, 'created');
    },

    async change(
      actor: Member,
      planId: PlanId,
      { version, plan: draft }: { version: number; plan: PlanDraft },
    ): Promise<void> {
      const { clubId } = await openFor(actor, planId);
      await readTexts(moderation, actor, planTexts(draft));
      await db.transaction().execute(async (tx) => {
        await lockDraft(tx, planId, version);
        await planWritingStore.update(tx, planId, draft, clock());
        await done(tx, actor, 'changed', { id: planId, clubId });
      });
    },

    async changeBlocks(
      actor: Member,
      { planId, sessionId }: { planId: PlanId; sessionId: PlanSessionId },
      blocks: PlanBlock[],
    ): Promise<void> {
      const { clubId } = await openFor(actor, planId);
      const weeks = await planStore.weeks(db, planId);
      const session = reveal(
        weeks.flatMap(({ sessions }) => sessions).find(({ id }) => id === sessionId),
      );
      if (blockMinutes(blocks) > sessionMinutes(session)) {
        const message = TOO_MANY_MINUTES;
        throw commonFaults.invalidInput({ message, issues: [{ path: 'blocks', message }] });
      }
      await readTexts(moderation, actor, blockTexts(blocks, 'blocks'));
      await db.transaction().execute(async (tx) => {
        await lock(tx, planId);
        await planWritingStore.setBlocks(tx, sessionId, blocks);
        await done(tx, actor, 'changed', { id: planId, clubId });
      });
    },

    async copy(actor: Member, planId: PlanId, { startsOn }: { startsOn: string }) {
      const plan = await openFor(actor, planId);
      const weeks = await planStore.weeks(db, planId);
      return insert(actor, plan.clubId, { ...plan, weeks, startsOn }, 'copied');
    },

    async publish(actor: Member, planId: PlanId, { version }: { version: number }): Promise<void> {
      const { clubId, ...plan } = await openFor(actor, planId);
      const { clubs } = await calendar.circle(actor);
      const zone = zoneOf(reveal(clubs.get(clubId)));
      await db.transaction().execute(async (tx) => {
        await lockDraft(tx, planId, version);
        const trainings = trainingsOf(await planStore.weeks(tx, planId), plan, zone);
        if (trainings.length === 0) throw planFaults.notNow({ message: NOT_NOW.noSessions });
        if (trainings.some(({ event }) => event.startsAt <= clock())) {
          throw planFaults.notNow({ message: NOT_NOW.past });
        }
        const events = trainings.map(({ event }) => event);
        const eventIds = await calendar.insert(tx, actor, events, { clubId, seriesId: null });
        const ties = trainings.flatMap(({ sessionId }, index) => {
          const eventId = eventIds[index];
          return eventId === undefined ? [] : [{ sessionId, eventId }];
        });
        await planWritingStore.tieEvents(tx, planId, ties);
        await planWritingStore.setStatus(tx, planId, 'published', clock());
        await domainEvents.publish(tx, 'training.plan.published', { planId, after: null });
        await done(tx, actor, 'published', { id: planId, clubId });
      });
    },

    async archive(
      actor: Member,
      planId: PlanId,
      { version, cancelSessions }: { version: number; cancelSessions: boolean },
    ): Promise<void> {
      const { clubId } = await openFor(actor, planId);
      await db.transaction().execute(async (tx) => {
        await lock(tx, planId, version);
        await planWritingStore.setStatus(tx, planId, 'archived', clock());
        if (cancelSessions) {
          const eventIds = await planWritingStore.eventsOf(tx, planId);
          await calendar.cancelComing(tx, actor, clubId, eventIds);
        }
        await done(tx, actor, 'archived', { id: planId, clubId });
      });
    },
  };
}

/** In the night in which an hour is left out the length decides. */
function spanOf(date: string, times: { startTime: string; endTime: string }, zone: string) {
  const startsAt = instantAt(date, times.startTime, zone);
  const endsAt = instantAt(date, times.endTime, zone);
  const byLength = new Date(startsAt.getTime() + sessionMinutes(times) * 60_000);
  return { startsAt, endsAt: endsAt > startsAt ? endsAt : byLength };
}

const descriptionOf = (title: string, focus: string) =>
  focus === '' ? title : `${title}: ${focus}`;

/** When each session takes place, by the clock on the wall. */
function trainingsOf(
  weeks: PlanDetail['weeks'],
  { startsOn, title: plan, level, ageFrom, ageTo }: Audience & { startsOn: string; title: string },
  zone: string,
) {
  return weeks.flatMap(({ focus, sessions }, week) =>
    sessions.map(({ id, day, startTime, endTime, title, location, capacity }: PlanSession) => {
      const date = addDays(startsOn, week * 7 + TrainingDay.options.indexOf(day));
      const event = {
        kind: 'training' as const,
        title,
        description: descriptionOf(plan, focus),
        location,
        capacity,
        level,
        ageFrom,
        ageTo,
        ...spanOf(date, { startTime, endTime }, zone),
      };
      return { sessionId: id, event };
    }),
  );
}
