import { handle } from '#platform/route';
import { siteEndpoints as doors } from '@ribbon/domain/site';
import type { SiteService } from './site.service.ts';

export const siteRoutes = (site: SiteService) => [
  handle(doors.figures, () => site.figures()),
  handle(doors.joinWaitlist, ({ body }) => site.joinWaitlist(body)),
  handle(doors.confirmWaitlist, ({ body }) => site.confirmWaitlist(body.token)),
  handle(doors.contact, ({ body }) => site.contact(body)),
];
