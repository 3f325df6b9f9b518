import {
  type QueueDecision,
  type QueueFilter,
  type QueueItem,
  QueueItemId,
  queueEndpoints,
} from '@ribbon/domain/moderation';
import type { Person, World } from '../world.ts';

/** The queue as somebody sees it, page after page. */
export async function queueOf(
  world: World,
  moderator: Person,
  filter: Partial<Omit<QueueFilter, 'after'>> = {},
): Promise<QueueItem[]> {
  const items: QueueItem[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const query = { ...filter, ...(after !== undefined && { after }) };
    const page: { items: QueueItem[]; next: string | null } = await world.call(
      moderator,
      queueEndpoints.list,
      { query },
    );
    items.push(...page.items);
    after = page.next;
  }
  return items;
}

/** Where a picture or comment stands in the queue, whatever became of it. */
export async function queuedAs(world: World, contentId: string): Promise<QueueItemId> {
  const { id } = await world.db
    .selectFrom('moderation_queue')
    .select('id')
    .where('content_id', '=', contentId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return QueueItemId.parse(id);
}

/** What a moderator says to a picture or comment, through the front door. */
export async function decideAbout(
  world: World,
  moderator: Person,
  contentId: string,
  decision: QueueDecision['decision'],
): Promise<QueueItem> {
  return world.call(moderator, queueEndpoints.decide, {
    params: { itemId: await queuedAs(world, contentId) },
    body: { decision, note: decision === 'rejected' ? 'It shows an address' : '' },
  });
}
