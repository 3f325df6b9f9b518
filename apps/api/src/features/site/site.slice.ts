import { describedPages } from '#platform/http/page-head';
import type { Platform } from '#platform/slice';
import { sitePages } from '@ribbon/domain/site';
import { siteData } from './site.own-data.ts';
import { siteChores } from './site.chores.ts';
import { siteLetters } from './site.letters.ts';
import { siteRoutes } from './site.routes.ts';
import { siteService } from './site.service.ts';

/** The public pages: what they say of themselves, waitlist and contact. */
export function createSite(platform: Platform) {
  const site = siteService(platform);
  return {
    ownData: siteData,
    routes: siteRoutes(site),
    letters: siteLetters({ ...platform, site }),
    chores: siteChores,
    pages: describedPages(sitePages),
  };
}
