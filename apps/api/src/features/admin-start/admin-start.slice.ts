import type { Slice } from '#platform/slice';
import { adminStartRoutes } from './admin-start.routes.ts';
import { adminStartService } from './admin-start.service.ts';

/** Where system admins begin: what waits, of every kind. */
export function createAdminStart(needs: { slices: readonly Slice[] }) {
  const service = adminStartService(needs);
  return { routes: adminStartRoutes(service), start: service.start };
}
