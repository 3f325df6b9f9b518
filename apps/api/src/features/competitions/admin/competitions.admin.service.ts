import { refuseOwnMatter } from '#db/visibility/own-matter';
import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import { reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import type { Member, UserId } from '@ribbon/domain/accounts';
import { clubTimeOf } from '@ribbon/domain/calendar';
import {
  type AdminCompetitionFilter,
  COMPETITIONS_PER_PAGE,
  type CompetitionDecision,
  type CompetitionEdit,
  type CompetitionId,
  competitionFaults,
  statusOn,
} from '@ribbon/domain/competitions';
import type { Kysely } from 'kysely';
import { adminStore } from './competitions.admin.store.ts';
import { withPictures, withoutSortKey } from '../read/competitions.read.service.ts';
import { readCompetition } from '../write/competitions.moderation.ts';
import { slotStore } from '../entries/competitions.places.store.ts';
import { type LockedCompetition, writingStore } from '../write/competitions.write.store.ts';
import type { WritingNeeds } from '../write/competitions.write.service.ts';

type Needs = Pick<
  WritingNeeds,
  'db' | 'clock' | 'domainEvents' | 'moderation' | 'media' | 'locate' | 'realtime'
>;
type Decided = 'approved' | 'rejected';

export type AdminService = ReturnType<typeof adminService>;

/** What system admins do about competitions. */
export function adminService(needs: Needs) {
  const { db, clock, domainEvents, moderation, media, locate, realtime } = needs;
  const pictured = withPictures(db, media);

  const record = (
    tx: Kysely<DB>,
    admin: Member,
    action: string,
    { id, reason, details }: { id: CompetitionId; reason: string; details?: object },
  ) =>
    recordAct(tx, {
      actorId: admin.id,
      action: `competition.${action}`,
      subjectKind: 'competition',
      subjectId: id,
      reason,
      ...(details && { details }),
    });

  async function notifySubmitter(
    tx: Kysely<DB>,
    competitionId: CompetitionId,
    userId: UserId | null,
    decision: Decided,
  ): Promise<void> {
    if (userId === null) return;
    await domainEvents.publish(tx, 'competition.decided', { competitionId, userId, decision });
  }

  /** A status that was chosen holds; one that was left alone follows the days. */
  async function moveStatus(
    tx: Kysely<DB>,
    id: CompetitionId,
    { status, reason }: CompetitionEdit,
    before: LockedCompetition,
  ): Promise<void> {
    if (status === before.status) return;
    const at = clock();
    await writingStore.setStatus(tx, id, { status, reason, at, day: clubTimeOf(at).day });
    if (status !== 'cancelled') return;
    const news = { competitionId: id, news: 'cancelled', after: null } as const;
    await domainEvents.publish(tx, 'competition.news', news);
  }

  return {
    async list(filter: AdminCompetitionFilter) {
      const rows = await adminStore.page(db, filter, COMPETITIONS_PER_PAGE + 1);
      const { shown, next } = pageOf(rows, COMPETITIONS_PER_PAGE);
      const competitions = await pictured(shown);
      return { competitions: competitions.map(withoutSortKey), next };
    },

    counts: () => adminStore.counts(db),

    /** Of two who decide at once one wins, and nobody approves words that they have not read. */
    decide: (
      admin: Member,
      id: CompetitionId,
      { decision, reason, seen }: CompetitionDecision,
    ): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const found = reveal(await writingStore.lock(tx, id));
        await refuseOwnMatter(tx, admin, { personId: found.createdBy, clubId: found.clubId });
        if (found.approvalStatus !== 'pending') throw competitionFaults.alreadyDecided();
        if (found.updatedAt.getTime() !== seen.getTime()) {
          throw competitionFaults.changedMeanwhile();
        }
        const verdict = { approval: decision, reason, by: admin.id, at: clock() };
        await writingStore.decide(tx, id, verdict);
        await record(tx, admin, decision, { id, reason });
        await notifySubmitter(tx, id, found.createdBy, decision);
        await realtime.changed(tx);
      }),

    async update(admin: Member, id: CompetitionId, edit: CompetitionEdit): Promise<void> {
      await readCompetition(moderation, admin, edit);
      const position = await locate(edit);
      await db.transaction().execute(async (tx) => {
        const before = reveal(await writingStore.lock(tx, id));
        const at = clock();
        const hasMoved = edit.startDate !== before.startDate || edit.endDate !== before.endDate;
        const isByDays = hasMoved && before.status !== 'cancelled';
        const status = isByDays ? statusOn(clubTimeOf(at).day, edit) : before.status;
        await writingStore.update(tx, id, edit, { at, status, position });
        await moveStatus(tx, id, edit, before);
        if (edit.approvalStatus !== before.approvalStatus) {
          const verdict = { approval: edit.approvalStatus, reason: edit.reason, by: admin.id, at };
          await writingStore.decide(tx, id, verdict);
          if (edit.approvalStatus !== 'pending') {
            await notifySubmitter(tx, id, before.createdBy, edit.approvalStatus);
          }
        }
        const image = edit.imageId === null ? [] : [edit.imageId];
        await media.replace(tx, admin, { kind: 'competition', id }, image);
        const { status: to, approvalStatus, reason } = edit;
        await record(tx, admin, 'changed', { id, reason, details: { status: to, approvalStatus } });
        await realtime.changed(tx);
      });
    },

    remove: (admin: Member, id: CompetitionId, reason: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await slotStore.lockAll(tx, id);
        const { status, participants, name } = reveal(await writingStore.lock(tx, id));
        const isAhead = status === 'upcoming' || status === 'ongoing';
        if (isAhead && participants > 0) throw competitionFaults.hasEntries();
        await writingStore.remove(tx, id);
        await record(tx, admin, 'removed', { id, reason, details: { name } });
        await realtime.changed(tx);
      }),
  };
}
