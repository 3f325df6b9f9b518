export {
  type AllWordsFromBefore,
  type UnreadWords,
  type WordsFromBefore,
} from './before/moderation.unread.service.ts';
export { type Approval } from './moderation.clear.service.ts';
export { type PlacedText, type ReaderAge } from './judge/moderation.draft.rules.ts';
export { isSuspectTo } from './watch/moderation.patterns.store.ts';
export { type ReadNames } from './judge/moderation.names.service.ts';
export { type Moderation } from './moderation.service.ts';
export { createModeration } from './moderation.slice.ts';
export { type QueueHolder, type QueueHolders } from './queue/moderation.queue.admin.service.ts';
export { type ModerationQueue } from './queue/moderation.queue.service.ts';
