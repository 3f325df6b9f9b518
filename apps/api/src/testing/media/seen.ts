import type { World } from '#testing/world';
import type { MediaId } from '@ribbon/domain/media';

/** As the picture check leaves a file that is fine; it is off in tests that are about something else. */
export async function lookedAt(world: World, id: MediaId): Promise<MediaId> {
  await world.db.updateTable('media_files').set({ is_seen: true }).where('id', '=', id).execute();
  return id;
}
