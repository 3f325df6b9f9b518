import { handle } from '#platform/http/route';
import { adminStartEndpoints } from '@ribbon/domain/admin-start';
import type { AdminStartService } from './admin-start.service.ts';

export const adminStartRoutes = (start: AdminStartService) => [
  handle(adminStartEndpoints.waiting, ({ actor }) => start.waiting(actor)),
];
