import { type Actor, can } from '../accounts/index.ts';
import type { QueueFacts } from './moderation.queue.schema.ts';

export const queuePolicy = {
  /** Ignores blocks: moderators have to see everything. */
  see: (actor: Actor) => can(actor, 'moderateContent'),
  /** Why a moderator has to leave an item to others: it is theirs, or their child's. */
  ownBy: (actor: Actor, { authorId, isOfOwnChild }: QueueFacts) => {
    if (actor?.id === authorId) return 'own';
    return isOfOwnChild ? 'ownChild' : undefined;
  },
  /** Nobody decides about what they or their children have written or uploaded. */
  decide: (actor: Actor, item: QueueFacts) =>
    queuePolicy.see(actor) && queuePolicy.ownBy(actor, item) === undefined,
};
