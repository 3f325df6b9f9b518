import { outbox, subscriber } from '#platform/outbox/domain-events';
import { postBy } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { notificationEndpoints as endpoints } from '@ribbon/domain/notifications';
import type { PostId } from '@ribbon/domain/posts';
import { afterAll, beforeAll } from 'vitest';
import type { NotificationDraft } from '#platform/notifications';
import { notifier } from '../notifications.notify.service.ts';
import { notificationChoices } from '../settings/notifications.settings.service.ts';

export let world: World;

/** Gives the file of tests that calls it a world of its own. */
export function openWorld(): void {
  beforeAll(async () => {
    world = await createWorld();
    await postBy(world, await world.person(), { id: POST });
  });
  afterAll(() => world.close());
}

const POST = '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c' as PostId;

/** What a slice that publishes such an event leads to. */
async function tell(
  notification: NotificationDraft,
  occasion: string = crypto.randomUUID(),
): Promise<void> {
  const domainEvents = outbox();
  domainEvents.subscribe(subscriber('email', 'notification.mailed', async () => undefined));
  const choices = notificationChoices(world);
  const notify = notifier({ clock: world.clock, domainEvents, choices });
  await world.db.transaction().execute((tx) => notify(tx, [{ notification, occasion }]));
}

export const liked = (to: Person, by: Person, occasion?: string) =>
  tell({ to: to.id, type: 'post_like', data: { postId: POST }, by: by.id, about: POST }, occasion);

export async function set(
  who: Person,
  type: string,
  wish: { inApp?: boolean; email?: boolean },
  quiet: object = {},
) {
  const { kinds, quietHours } = await world.call(who, endpoints.settings);
  return world.call(who, endpoints.changeSettings, {
    body: {
      kinds: kinds.map((kind) => (kind.type === type ? { ...kind, ...wish } : kind)),
      quietHours: { ...quietHours, ...quiet },
    },
  });
}
