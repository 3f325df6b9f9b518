export { siteChores } from './site.chores.ts';
export { siteRoutes } from './site.routes.ts';
export { type SiteService, siteService } from './site.service.ts';
