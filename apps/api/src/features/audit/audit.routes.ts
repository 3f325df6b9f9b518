import { handle } from '#platform/http/route';
import { auditEndpoints as endpoints } from '@ribbon/domain/audit';
import type { AuditService } from './audit.service.ts';

export const auditRoutes = (audit: AuditService) => [
  handle(endpoints.list, ({ actor, query }) => audit.list(actor, query)),
  handle(endpoints.actions, () => audit.actions()),
  handle(endpoints.csv, ({ actor, query }) => audit.csv(actor, query)),
];
