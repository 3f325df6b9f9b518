import { type Actor, can } from '../accounts/index.ts';
import type { QueueFacts } from './moderation.queue.schema.ts';

export const queuePolicy = {
  /** Blocks do not matter here: whoever moderates has to see what there is. */
  see: (actor: Actor) => can(actor, 'moderateContent'),
  /** Why somebody who moderates leaves this one to others, if they do: it is theirs, or their child's. */
  ownBy: (actor: Actor, { authorId, isOfOwnChild }: QueueFacts) => {
    if (actor?.id === authorId) return 'own';
    return isOfOwnChild ? 'ownChild' : undefined;
  },
  /** Nobody decides about what they or their children have written or uploaded. */
  decide: (actor: Actor, item: QueueFacts) =>
    queuePolicy.see(actor) && queuePolicy.ownBy(actor, item) === undefined,
};
