import { handle } from '#platform/http/route';
import { auditEndpoints as endpoints } from '@ribbon/domain/audit';
import type { AuditService } from './audit.service.ts';

export const auditRoutes = (audit: AuditService) => [
  handle(endpoints.list, ({ query }) => audit.list(query)),
  handle(endpoints.actions, () => audit.actions()),
  handle(endpoints.csv, ({ query }) => audit.csv(query)),
];
