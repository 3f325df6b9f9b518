import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import {
  type ClubId,
  type Member,
  type UserId,
  ageBandAt,
  shownName,
} from '@ribbon/domain/accounts';
import { familyPolicy } from '@ribbon/domain/families';
import {
  type CoachWords,
  type OthersLog,
  type ReadableLog,
  SESSIONS_PER_PAGE,
  type Shares,
  trainingPolicy,
} from '@ribbon/domain/training';
import type { Kysely } from 'kysely';
import { careFor } from '../care/training.care.service.ts';
import { sessionReading } from '../sessions/training.sessions.read.service.ts';
import { logChanged } from '../training.realtime.ts';
import { todayOf } from '../training.days.rules.ts';
import { type Log, coachesOf, logScope } from '../training.scope.ts';
import { sharingStore } from './training.sharing.store.ts';

export type SharingService = ReturnType<typeof sharingService>;

/** The other readers of a log: guardians of children, and coaches while it is shared. */
export function sharingService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const logFor = async (actor: Member, userId: UserId): Promise<Log> =>
    reveal(await logScope(db, actor, userId, clock()));

  return {
    /** The owner of a log, for its readers: other slices show more to the same people. */
    async readerOf(actor: Member, userId: UserId) {
      const log = await logScope(db, actor, userId, clock());
      if (log === undefined || !trainingPolicy.read(actor, log)) return undefined;
      return { id: userId, name: log.person.name };
    },

    async logs(actor: Member): Promise<{ logs: ReadableLog[] }> {
      const rows = await sharingStore.logs(db, actor.id);
      const isCoach = trainingPolicy.read(actor, {
        isOwner: false,
        link: undefined,
        isSharedCoach: true,
      });
      const logs = (isCoach ? rows : []).map(({ clubName, lastSession, ...row }) => ({
        person: {
          id: row.id,
          name: shownName({ ...row, ageBand: ageBandAt(row, clock()) }),
          art: row.art,
          imageId: row.imageId,
        },
        clubName,
        lastSession,
      }));
      return {
        logs: logs.toSorted((one, other) => one.person.name.localeCompare(other.person.name)),
      };
    },

    async log(
      actor: Member,
      userId: UserId,
      { today, after }: { today?: string | undefined; after?: string | undefined },
    ): Promise<OthersLog> {
      const log = await logFor(actor, userId);
      reveal(log, trainingPolicy.read(actor, log));
      const reader = {
        id: actor.id,
        isOwner: trainingPolicy.readNotes(log),
        mayRemoveComments: trainingPolicy.removeComment(log, { isAuthor: false }),
        isGuardian: log.link !== undefined && familyPolicy.seeThreads(log.link),
      };
      const page = { userId, after, limit: SESSIONS_PER_PAGE };
      return {
        person: { id: userId, name: log.person.name },
        mayComment: trainingPolicy.comment(actor, log),
        care: await careFor(db, log.person, todayOf(today, clock())),
        ...(await sessionReading.page(db, reader, page)),
      };
    },

    async coachWords(actor: Member, userId: UserId): Promise<{ words: CoachWords[] }> {
      const log = await logFor(actor, userId);
      reveal(log, trainingPolicy.readCoachWords(log));
      return { words: await sharingStore.coachWords(db, userId) };
    },

    async shares(actor: Member, userId: UserId): Promise<Shares> {
      const log = await logFor(actor, userId);
      reveal(log, trainingPolicy.seeShares(log));
      return {
        clubs: await sharingStore.clubsOf(db, userId),
        mayShare: trainingPolicy.share(actor, log),
      };
    },

    async share(actor: Member, userId: UserId, clubId: ClubId): Promise<void> {
      const log = await logFor(actor, userId);
      reveal(log, trainingPolicy.seeShares(log));
      authorize(trainingPolicy.share(actor, log));
      await db.transaction().execute(async (tx) => {
        const shared = { userId, clubId, by: actor.id, at: clock() };
        reveal(clubId, await sharingStore.share(tx, shared));
        await logChanged(tx, userId);
      });
    },

    async withdraw(actor: Member, userId: UserId, clubId: ClubId): Promise<void> {
      const log = await logFor(actor, userId);
      reveal(log, trainingPolicy.seeShares(log));
      authorize(trainingPolicy.withdraw(log));
      await db.transaction().execute(async (tx) => {
        const readers = await coachesOf(tx, userId);
        await sharingStore.withdraw(tx, userId, clubId);
        await logChanged(tx, userId, readers);
      });
    },
  };
}
