import type { DB } from '#db/schema.generated';
import type { MediaLibrary } from '#features/media';
import type { Moderation } from '#features/moderation';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { type Member, can } from '@ribbon/domain/accounts';
import { clubTimeOf } from '@ribbon/domain/calendar';
import {
  type CompetitionCancellation,
  type CompetitionChange,
  type CompetitionId,
  type NewCompetition,
  competitionFaults,
  competitionPolicy,
  statusOn,
} from '@ribbon/domain/competitions';
import { commonFaults } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { clubsRunBy } from '../read/competitions.organiser.store.ts';
import type { CompetitionRealtime } from '../competitions.realtime.ts';
import type { Locating } from './competitions.location.service.ts';
import type { Clubs, CompetitionReading } from '../read/competitions.read.service.ts';
import { readCompetition, readForChildren } from './competitions.moderation.ts';
import { writingStore } from './competitions.write.store.ts';

export interface WritingNeeds {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  moderation: Moderation;
  media: MediaLibrary;
  clubs: Clubs;
  locate: Locating;
  reading: CompetitionReading;
  realtime: CompetitionRealtime;
}

export type WritingService = ReturnType<typeof writingService>;

/** What those do with competitions who send them in, organise and follow them. */
export function writingService(needs: WritingNeeds) {
  const { db, clock, domainEvents, moderation, media, clubs, locate, reading } = needs;
  const { realtime } = needs;
  const today = () => clubTimeOf(clock()).day;

  function refusePast({ startDate, endDate }: CompetitionChange): void {
    if ((endDate ?? startDate) >= today()) return;
    const message = 'Please choose a date in the future';
    throw commonFaults.invalidInput({ message, issues: [{ path: 'startDate', message }] });
  }

  const showPicture = (
    tx: Kysely<DB>,
    actor: Member,
    id: CompetitionId,
    { imageId }: CompetitionChange,
  ) => media.replace(tx, actor, { kind: 'competition', id }, imageId === null ? [] : [imageId]);

  return {
    async clubs(actor: Member) {
      const mayOrganise = competitionPolicy.submit(actor) && can(actor, 'manageClubs');
      return { clubs: mayOrganise ? await clubsRunBy(db, actor.id) : [] };
    },

    async submit(actor: Member, draft: NewCompetition): Promise<{ id: CompetitionId }> {
      authorize(competitionPolicy.submit(actor));
      if (draft.clubId !== null) authorize(await clubs.mayManage(actor, draft.clubId));
      refusePast(draft);
      await readCompetition(moderation, actor, draft);
      const position = await locate(draft);
      const id = await db.transaction().execute(async (tx) => {
        const status = statusOn(today(), draft);
        const made = { by: actor.id, at: clock(), status, position };
        const competitionId = await writingStore.insert(tx, draft, made);
        await showPicture(tx, actor, competitionId, draft);
        await domainEvents.publish(tx, 'competition.submitted', { competitionId });
        await realtime.submitted(tx, actor.id);
        return competitionId;
      });
      return { id };
    },

    async change(actor: Member, id: CompetitionId, draft: CompetitionChange): Promise<void> {
      const { row, organiserRole, canEdit } = await reading.find(actor, id);
      if (organiserRole.isSubmitter && row.approvalStatus === 'approved') {
        throw competitionFaults.isPublished();
      }
      authorize(canEdit);
      refusePast(draft);
      await readCompetition(moderation, actor, draft);
      const position = await locate(draft);
      await db.transaction().execute(async (tx) => {
        const { approvalStatus } = reveal(await writingStore.lock(tx, id));
        if (approvalStatus === 'approved') throw competitionFaults.isPublished();
        const status = statusOn(today(), draft);
        await writingStore.update(tx, id, draft, { at: clock(), status, position });
        await writingStore.sendAgain(tx, id);
        await showPicture(tx, actor, id, draft);
        if (approvalStatus === 'rejected') {
          await domainEvents.publish(tx, 'competition.submitted', { competitionId: id });
        }
        await realtime.submitted(tx, actor.id);
      });
    },

    async cancel(
      actor: Member,
      id: CompetitionId,
      { reason }: CompetitionCancellation,
    ): Promise<void> {
      const { row, canManage } = await reading.find(actor, id);
      if (row.status === 'cancelled') throw competitionFaults.isCancelled();
      authorize(canManage);
      await readForChildren(moderation, actor, [['reason', reason]]);
      await db.transaction().execute(async (tx) => {
        const { status } = reveal(await writingStore.lock(tx, id));
        if (status === 'cancelled') throw competitionFaults.isCancelled();
        if (status === 'completed') throw competitionFaults.isOver();
        const at = clock();
        await writingStore.setStatus(tx, id, { status: 'cancelled', reason, at, day: today() });
        await recordAct(tx, {
          actorId: actor.id,
          action: 'competition.cancelled',
          subjectKind: 'competition',
          subjectId: id,
          reason,
        });
        const news = { competitionId: id, news: 'cancelled', after: null } as const;
        await domainEvents.publish(tx, 'competition.news', news);
        await realtime.changed(tx);
      });
    },

    async follow(actor: Member, id: CompetitionId): Promise<void> {
      await reading.find(actor, id);
      await writingStore.follow(db, id, actor.id);
    },

    async unfollow(actor: Member, id: CompetitionId): Promise<void> {
      await reading.find(actor, id);
      await writingStore.unfollow(db, id, actor.id);
    },
  };
}
