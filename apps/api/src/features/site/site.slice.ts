import type { Platform } from '#platform/slice';
import { siteData } from './site.own-data.ts';
import { siteChores } from './site.chores.ts';
import { siteLetters } from './site.letters.ts';
import { siteRoutes } from './site.routes.ts';
import { siteService } from './site.service.ts';

/** The public pages: waitlist and contact. */
export function createSite(platform: Platform) {
  const site = siteService(platform);
  return {
    ownData: siteData,
    routes: siteRoutes(site),
    letters: siteLetters({ ...platform, site }),
    chores: siteChores,
  };
}
