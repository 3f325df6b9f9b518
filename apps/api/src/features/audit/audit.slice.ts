import type { Platform } from '#platform/slice';
import { auditRoutes } from './audit.routes.ts';
import { auditService } from './audit.service.ts';

/** What administrators did, for administrators to read. */
export const createAudit = (platform: Platform) => ({
  routes: auditRoutes(auditService(platform)),
});
