export { siteChores } from './site.chores.ts';
export { siteRoutes } from './site.routes.ts';
export { CONFIRMATION_DAYS, type SiteService, siteService } from './site.service.ts';
