import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import type { MediaLibrary } from '#features/media';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import { type ClubId, type Member, asksGuardian } from '@ribbon/domain/accounts';
import {
  CHALLENGES_PER_PAGE,
  type Challenge,
  type ChallengeDetail,
  type ChallengeId,
  type ChallengeTask,
  type DiscoverQuery,
  type JoinedChallenge,
  type TaskCount,
  challengePolicy,
} from '@ribbon/domain/challenges';
import type { Kysely } from 'kysely';
import { type ChallengeRow, progressOf } from './challenges.rows.sql.ts';
import { type TaskRow, challengeStore } from './challenges.store.ts';
import { today } from './challenges.visible.sql.ts';

/** What challenges need from clubs. */
export interface Clubs {
  /** Undefined for anyone who neither runs the club nor is a confirmed coach of it. */
  staffOf(actor: Member, clubId: ClubId): Promise<{ isAdmin: boolean } | undefined>;
}

export interface ReadingNeeds {
  db: Kysely<DB>;
  clock: Clock;
  media: Pick<MediaLibrary, 'describe'>;
  guardians: Pick<GuardianGate, 'permits' | 'linkOf'>;
  clubs: Clubs;
}

export type ChallengeReading = ReturnType<typeof challengeReading>;

/**
 * Reads challenges as each person sees them. A challenge that is not for the reader does not exist.
 */
export function challengeReading({ db, clock, media, guardians, clubs }: ReadingNeeds) {
  const moment = () => {
    const now = clock();
    return { now, day: today(now) };
  };

  async function viewsOf(actor: Member, rows: readonly ChallengeRow[]): Promise<Challenge[]> {
    const images = await media.describe(
      db,
      rows.flatMap(({ imageId }) => imageId ?? []),
    );
    return rows.map((row) => {
      const { imageId, isOwn: _, participation, participants, ...card } = row;
      return {
        ...card,
        image: (imageId && images.get(imageId)) ?? null,
        participants: challengePolicy.seesCounts(actor) ? participants : null,
        participation: participation && withProgress(participation, row.tasksCount),
      };
    });
  }

  /** What a person is to the club of a challenge; nothing if no club made it. */
  async function staffIn(actor: Member, club: Challenge['club']) {
    const staff = club === null ? undefined : await clubs.staffOf(actor, club.id);
    return { isAdmin: staff?.isAdmin === true, isConfirmedCoach: staff !== undefined };
  }

  async function pictureOf(id: ChallengeId): Promise<ChallengeDetail['picture']> {
    const imageId = await challengeStore.imageOf(db, id);
    return (imageId && (await media.describe(db, [imageId])).get(imageId)) ?? null;
  }

  async function find(actor: Member, id: ChallengeId) {
    const row = reveal(await challengeStore.find(db, actor.id, id, moment()));
    const staff = await staffIn(actor, row.club);
    return { row, canManage: challengePolicy.manage(actor, { ...row, staff }) };
  }

  return {
    find,

    async discover(actor: Member, query: DiscoverQuery) {
      const limit = CHALLENGES_PER_PAGE + 1;
      const rows = await challengeStore.discover(db, actor.id, query, { ...moment(), limit });
      const { shown, next } = pageOf(rows, CHALLENGES_PER_PAGE);
      return { challenges: await viewsOf(actor, shown.map(withoutSortKey)), next };
    },

    async mine(actor: Member, { cursor }: { cursor?: string | undefined }) {
      const limit = CHALLENGES_PER_PAGE + 1;
      const [rows, stats] = await Promise.all([
        challengeStore.joined(db, actor.id, cursor, { ...moment(), limit }),
        challengeStore.statsOf(db, actor.id, moment()),
      ]);
      const { shown, next } = pageOf(rows, CHALLENGES_PER_PAGE);
      const views = await viewsOf(actor, shown.map(withoutTasks));
      const challenges = views.map((challenge, index) => ({
        challenge,
        participation: challenge.participation,
        recentTasks: (shown[index]?.recentTasks ?? []).map(({ title, at }) => ({
          title,
          at: new Date(at),
        })),
      }));
      return { stats: reveal(stats), challenges: challenges as JoinedChallenge[], next };
    },

    async read(actor: Member, id: ChallengeId): Promise<ChallengeDetail> {
      const { row, canManage } = await find(actor, id);
      const { requirements, cancelReason, ...card } = row;
      const [views, tasks, picture, guardianAllows] = await Promise.all([
        viewsOf(actor, [card]),
        challengeStore.tasksOf(db, id, actor.id),
        canManage ? pictureOf(id) : null,
        asksGuardian(actor) ? guardians.permits(db, actor.id, 'join_challenges') : true,
      ]);
      const { status, participation } = row;
      return {
        ...reveal(views[0]),
        requirements,
        cancelReason,
        canManage,
        picture,
        tasks: tasks.map(taskOf),
        refusal: participation ? null : challengePolicy.refusal(actor, { status, guardianAllows }),
      };
    },
  };
}

function withoutSortKey<Row extends { sortKey: number }>(row: Row): Omit<Row, 'sortKey'> {
  const { sortKey: _, ...rest } = row;
  return rest;
}

function withoutTasks<Row extends { sortKey: number; recentTasks: unknown }>(row: Row) {
  const { recentTasks: _, ...rest } = row;
  return withoutSortKey(rest);
}

function withProgress(
  { points, ...part }: NonNullable<ChallengeRow['participation']>,
  tasks: number,
): Challenge['participation'] {
  const date = (at: Date | string) => new Date(at);
  return {
    ...part,
    progress: progressOf(points, tasks),
    joinedAt: date(part.joinedAt),
    lastActivityAt: date(part.lastActivityAt),
    completedAt: part.completedAt && date(part.completedAt),
  };
}

function taskOf({ element, apparatus, ...task }: TaskRow): ChallengeTask {
  const count = (
    element !== null
      ? { by: 'element', element }
      : apparatus !== null
        ? { by: 'minutes', apparatus }
        : { by: 'hand' }
  ) as TaskCount;
  return { ...task, id: task.id as ChallengeTask['id'], count };
}
