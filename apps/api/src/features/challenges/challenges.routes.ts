import { handle } from '#platform/http/route';
import { challengeEndpoints as endpoints } from '@ribbon/domain/challenges';
import type { ChallengeReading } from './read/challenges.read.service.ts';
import type { JoiningService } from './participation/challenges.joining.service.ts';
import type { LeaderboardService } from './read/challenges.leaderboard.service.ts';
import type { WritingService } from './write/challenges.write.service.ts';

interface Services {
  reading: ChallengeReading;
  writing: WritingService;
  joining: JoiningService;
  leaderboard: LeaderboardService;
}

export const challengeRoutes = ({ reading, writing, joining, leaderboard }: Services) => [
  handle(endpoints.discover, ({ actor, query }) => reading.discover(actor, query)),
  handle(endpoints.mine, ({ actor, query }) => reading.mine(actor, query)),
  handle(endpoints.makers, ({ actor }) => writing.makers(actor)),
  handle(endpoints.read, ({ actor, params }) => reading.read(actor, params.challengeId)),
  handle(endpoints.create, ({ actor, body }) => writing.create(actor, body)),
  handle(endpoints.change, ({ actor, params, body }) =>
    writing.change(actor, params.challengeId, body),
  ),
  handle(endpoints.extend, ({ actor, params, body }) =>
    writing.extend(actor, params.challengeId, body),
  ),
  handle(endpoints.cancel, ({ actor, params, body }) =>
    writing.cancel(actor, params.challengeId, body),
  ),
  handle(endpoints.join, ({ actor, params }) => joining.join(actor, params.challengeId)),
  handle(endpoints.leave, ({ actor, params }) => joining.leave(actor, params.challengeId)),
  handle(endpoints.tick, ({ actor, params, body }) => joining.tick(actor, params, body)),
  handle(endpoints.leaderboard, ({ actor, params }) => leaderboard.read(actor, params.challengeId)),
  handle(endpoints.certificate, ({ actor, params }) =>
    joining.certificate(actor, params.challengeId),
  ),
  handle(endpoints.certificatesOf, ({ actor, params }) =>
    joining.certificatesOf(actor, params.childId),
  ),
  handle(endpoints.certificateOf, ({ actor, params }) =>
    joining.certificate(actor, params.challengeId, params.userId),
  ),
];
