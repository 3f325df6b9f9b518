export { CONFIRMATION_DAYS, type SiteService } from './site.service.ts';
export { createSite } from './site.slice.ts';
