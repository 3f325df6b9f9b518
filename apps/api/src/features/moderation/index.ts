export { type Approval, heldBecause } from './moderation.clear.service.ts';
export { isSuspectTo } from './watch/moderation.patterns.store.ts';
export { type ReadNames } from './judge/moderation.names.service.ts';
export { type Moderation } from './moderation.service.ts';
export { createModeration } from './moderation.slice.ts';
export { type ModerationQueue } from './queue/moderation.queue.service.ts';
