import { cardOf } from '#db/people/cards';
import type { Member } from '@ribbon/domain/accounts';
import { type ChallengeId, type Leaderboard, challengePolicy } from '@ribbon/domain/challenges';
import type { ChallengeReading, ReadingNeeds } from './challenges.read.service.ts';
import { leaderboardStore } from './challenges.leaderboard.store.ts';

interface Needs extends Pick<ReadingNeeds, 'db' | 'clock'> {
  reading: ChallengeReading;
}

export type LeaderboardService = ReturnType<typeof leaderboardService>;

/** Clubs as teams; people only if they chose so, and never children. */
export const leaderboardService = ({ db, clock, reading }: Needs) => ({
  async read(actor: Member, id: ChallengeId): Promise<Leaderboard> {
    await reading.find(actor, id);
    const mayList = challengePolicy.isOnLeaderboards(actor.ageBand);
    const [teams, people, own] = await Promise.all([
      leaderboardStore.teams(db, id, actor.id),
      mayList ? leaderboardStore.people(db, id, actor, clock()) : [],
      leaderboardStore.own(db, id, actor.id),
    ]);
    const self = !mayList
      ? 'child'
      : own === undefined
        ? 'not_in'
        : own.isListed
          ? 'listed'
          : 'off';
    return {
      teams,
      people: people.map(({ place, points, isSelf, ...row }) => ({
        place,
        points,
        isSelf,
        person: cardOf(row, clock()),
      })),
      self,
      own: own ? { points: own.points, best: own.best } : null,
    };
  },
});
