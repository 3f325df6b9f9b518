import { handle } from '#platform/http/route';
import { siteEndpoints as endpoints } from '@ribbon/domain/site';
import type { SiteService } from './site.service.ts';

export const siteRoutes = (site: SiteService) => [
  handle(endpoints.figures, () => site.figures()),
  handle(endpoints.operator, () => site.operator()),
  handle(endpoints.joinWaitlist, ({ body }) => site.joinWaitlist(body)),
  handle(endpoints.confirmWaitlist, ({ body }) => site.confirmWaitlist(body.token)),
  handle(endpoints.contact, ({ actor, body }) => site.contact(actor, body)),
];
