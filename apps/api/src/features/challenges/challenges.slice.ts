import type { GuardianGate } from '#features/families';
import type { MediaLibrary } from '#features/media';
import type { Moderation, ModerationQueue } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { challengeJobs } from './challenges.jobs.ts';
import { findChallenges, challengeLines } from './challenges.search.ts';
import { challengeNotifications } from './challenges.notifications.ts';
import { challengeData } from './challenges.personal-data.ts';
import { type Clubs, challengeReading } from './read/challenges.read.service.ts';
import { challengeRoutes } from './challenges.routes.ts';
import { challengeContent } from './challenges.content.ts';
import {
  type TrainingLog,
  countingSubscriber,
  taskCounting,
} from './participation/challenges.counting.service.ts';
import { fanOutSubscriber } from './challenges.events.ts';
import { joiningService } from './participation/challenges.joining.service.ts';
import { leaderboardService } from './read/challenges.leaderboard.service.ts';
import { writingService } from './write/challenges.write.service.ts';

interface Needs extends Platform {
  guardians: GuardianGate;
  moderation: Moderation;
  queue: ModerationQueue;
  media: MediaLibrary;
  clubs: Clubs;
  training: TrainingLog;
}

/** Challenges: making them, taking part, leaderboards and certificates. */
export function createChallenges(platform: Needs) {
  const counting = taskCounting(platform);
  const needs = { ...platform, reading: challengeReading(platform), counting };
  const joining = joiningService(needs);
  return {
    personalData: challengeData,
    routes: challengeRoutes({
      reading: needs.reading,
      writing: writingService(needs),
      joining,
      leaderboard: leaderboardService(needs),
    }),
    notifications: challengeNotifications,
    start: challengeLines(needs),
    find: findChallenges(needs),
    subscribers: [fanOutSubscriber(needs), countingSubscriber(needs, counting, joining.settle)],
    jobs: challengeJobs(needs),
    content: [challengeContent({ ...needs, joining })],
    api: { leftClub: joining.leftClub },
  };
}
