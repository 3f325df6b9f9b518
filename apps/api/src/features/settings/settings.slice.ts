import type { Moderation } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { settingsRoutes } from './settings.routes.ts';
import { settingsService } from './settings.service.ts';

/** What system admins set for the whole platform. */
export function createSettings(needs: Platform & { moderation: Moderation }) {
  const settings = settingsService(needs);
  return { routes: settingsRoutes(settings), api: settings };
}
