import type { MediaLibrary } from '#features/media';
import type { Moderation } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { settingsReadEndpoints } from '@ribbon/domain/settings';
import { settingsData } from './settings.personal-data.ts';
import { platformContent } from './settings.media.ts';
import { settingsRoutes } from './settings.routes.ts';
import { settingsService } from './settings.service.ts';

/** What system admins set for the whole platform. */
export function createSettings(needs: Platform & { moderation: Moderation; media: MediaLibrary }) {
  const settings = settingsService(needs);
  return {
    personalData: settingsData,
    routes: settingsRoutes(settings),
    firstReads: [{ endpoint: settingsReadEndpoints.read }],
    content: [platformContent(needs)],
    api: settings,
  };
}
