export { moderationChores } from './moderation.chores.ts';
export {
  type SafeguardingMailing,
  disclosureService,
  safeguardingMailing,
} from './moderation.disclosures.ts';
export { judgeWith } from './moderation.judge.ts';
export { type ReadNames, readNames } from './moderation.names.ts';
export { patternWatch } from './moderation.patterns.ts';
export { remoteModerator } from './moderation.remote.ts';
export { readLocally } from './moderation.local.ts';
export { moderationRoutes } from './moderation.routes.ts';
export { type Moderation, moderationService } from './moderation.service.ts';
export { moderationStatus } from './moderation.status.ts';
export { queueService } from './queue/queue.service.ts';
export { moderationQueue } from './queue/queue.ts';
