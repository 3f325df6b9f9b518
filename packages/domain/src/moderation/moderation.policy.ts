import { type Actor, can } from '../accounts/index.ts';
import type { QueueFacts } from './moderation.queue.schema.ts';

export const queuePolicy = {
  /** Blocks do not matter here: whoever moderates has to see what there is. */
  see: (actor: Actor) => can(actor, 'moderateContent'),
  isOwn: (actor: Actor, { authorId }: QueueFacts) => actor?.id === authorId,
  /** Nobody decides about what they have written or uploaded themselves. */
  decide: (actor: Actor, item: QueueFacts) =>
    queuePolicy.see(actor) && !queuePolicy.isOwn(actor, item),
};
