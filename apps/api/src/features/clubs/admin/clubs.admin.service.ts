import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { TopicMemory } from '#platform/realtime/topic-memory';
import type { ClubId, Member } from '@ribbon/domain/accounts';
import {
  ADMIN_CLUBS_PAGE,
  type AdminClub,
  type AdminClubList,
  type ClubDetails,
  type ClubListQuery,
  type WrittenClub,
  changedFields,
  clubAdminFaults,
  goneAt,
} from '@ribbon/domain/clubs';
import type { MediaId } from '@ribbon/domain/media';
import type { Kysely } from 'kysely';
import { ADMINISTERED, invalidateForEverybody } from '../clubs.realtime.ts';
import { assertMayOpenToAll } from '../memberships/clubs.opening.rules.ts';
import type { ShowPicture } from '../page/clubs.media.ts';
import { clubStore } from '../clubs.store.ts';
import type { ReadClubTexts } from '../page/clubs.moderation.ts';
import { clubRoleStore } from '../manage/clubs.roles.store.ts';
import type { Departures } from '../memberships/clubs.departures.service.ts';
import { adminClubStore } from './clubs.admin.store.ts';
import { administratorRemoval } from './clubs.administrators.service.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  readTexts: ReadClubTexts;
  showPicture: ShowPicture;
  departures: Departures;
  domainEvents: DomainEvents;
  topics: TopicMemory;
}

interface More {
  reason: string;
  details?: object;
}

export type ClubAdminService = ReturnType<typeof clubAdminService>;

/** The acts of system admins on clubs. */
export function clubAdminService(needs: Needs) {
  const { db, clock, readTexts, showPicture, departures, topics } = needs;
  /** All of it or nothing. The admin who did it sees it at once, others with the announcement. */
  async function inOneGo<Result>(work: (tx: Kysely<DB>) => Promise<Result>): Promise<Result> {
    const result = await db.transaction().execute(work);
    topics.forget(ADMINISTERED);
    return result;
  }

  const act = (tx: Kysely<DB>, actor: Member, action: string, clubId: ClubId, more: More) =>
    recordAct(tx, {
      actorId: actor.id,
      action,
      subjectKind: 'club',
      subjectId: clubId,
      ...more,
    });

  /** A club that is there, on the version that the editor has seen. */
  function editable(club: AdminClub | undefined, version: number): AdminClub {
    const current = present(club);
    if (current.version !== version) throw clubAdminFaults.changedMeanwhile({ data: current });
    return current;
  }

  return {
    async list(query: ClubListQuery): Promise<AdminClubList> {
      const [clubs, total] = await Promise.all([
        adminClubStore.page(db, query, ADMIN_CLUBS_PAGE + 1),
        // The same for every page and reader until a club comes or goes.
        topics.of(ADMINISTERED, () => adminClubStore.count(db)),
      ]);
      const page = clubs.slice(0, ADMIN_CLUBS_PAGE);
      const hasMore = clubs.length > ADMIN_CLUBS_PAGE;
      return { clubs: page, next: hasMore ? (page.at(-1)?.id ?? null) : null, total };
    },

    async create(actor: Member, { reason, ...details }: WrittenClub): Promise<AdminClub> {
      await readTexts(actor, details);
      return inOneGo(async (tx) => {
        const [clubId] = await adminClubStore.insert(tx, [details], clock());
        if (clubId === undefined) throw new Error('the club was not written');
        if (details.imageId) {
          await showPicture(tx, actor, clubId, details.imageId);
          await clubStore.setLogo(tx, clubId, { art: null, imageId: details.imageId }, clock());
        }
        await act(tx, actor, 'club.created', clubId, { reason });
        await invalidateForEverybody(tx);
        return present(await adminClubStore.find(tx, clubId));
      });
    },

    async update(
      actor: Member,
      clubId: ClubId,
      { version, details, reason }: { version: number; details: ClubDetails; reason: string },
    ): Promise<AdminClub> {
      const before = editable(await adminClubStore.find(db, clubId), version);
      await readTexts(actor, details, before);
      return inOneGo(async (tx) => {
        const locked = editable(await adminClubStore.lock(tx, clubId), version);
        const next = { ...details, imageId: pictureAfter(details, locked) };
        await assertMayOpenToAll(tx, { id: clubId, joinPolicy: details.joinPolicy }, clock());
        await showPicture(tx, actor, clubId, next.imageId);
        await adminClubStore.update(tx, clubId, next, clock());
        await act(tx, actor, 'club.updated', clubId, {
          reason,
          details: { fields: changedFields(locked, next) },
        });
        await invalidateForEverybody(tx);
        return present(await adminClubStore.find(tx, clubId));
      });
    },

    remove: (
      actor: Member,
      clubId: ClubId,
      { confirmation, reason }: { confirmation: string; reason: string },
    ): Promise<void> =>
      inOneGo(async (tx) => {
        const club = present(await adminClubStore.lock(tx, clubId));
        if (club.name !== confirmation) {
          const { message } = clubAdminFaults.nameWrong;
          throw clubAdminFaults.nameWrong({ issues: [{ path: 'confirmation', message }] });
        }
        await adminClubStore.setDeleted(tx, clubId, { by: actor.id, at: clock() });
        // Its coaches meet its gymnasts no more; brought back, they are asked anew.
        await departures.recheck(tx, await clubRoleStore.coachesOf(tx, clubId));
        await act(tx, actor, 'club.deleted', clubId, {
          reason,
          details: { name: club.name, members: club.membersCount },
        });
        await invalidateForEverybody(tx);
      }),

    restore: (actor: Member, clubId: ClubId, reason: string): Promise<void> =>
      inOneGo(async (tx) => {
        const club = await adminClubStore.lock(tx, clubId);
        if (club === undefined || club.deletedAt === null) throw clubAdminFaults.notFound();
        if (goneAt(club.deletedAt) <= clock()) throw clubAdminFaults.undoOver();
        await adminClubStore.setDeleted(tx, clubId, null);
        await act(tx, actor, 'club.restored', clubId, { reason });
        await invalidateForEverybody(tx);
      }),

    removeAdmin: administratorRemoval(needs),
  };
}

/** Left out, the picture stays, unless a drawing takes its place. */
function pictureAfter({ art, imageId }: ClubDetails, before: AdminClub): MediaId | null {
  if (imageId !== undefined) return imageId;
  return art === null ? before.imageId : null;
}

function present(club: AdminClub | undefined): AdminClub {
  if (club === undefined || club.deletedAt !== null) throw clubAdminFaults.notFound();
  return club;
}
