export {
  type AllWordsFromBefore,
  type UnreadWords,
  type WordsFromBefore,
} from './before/before.ts';
export { type Approval } from './moderation.clearing.ts';
export { type PlacedText, type ReaderAge } from './moderation.draft.ts';
export { isSuspectTo } from './moderation.patterns.store.ts';
export { type ReadNames } from './moderation.names.ts';
export { type Moderation } from './moderation.service.ts';
export { createModeration } from './moderation.slice.ts';
export { type QueueHolder, type QueueHolders } from './queue/queue.service.ts';
export { type ModerationQueue } from './queue/queue.ts';
