import type { Slice } from '#platform/slice';
import { adminStartRoutes } from './admin-start.routes.ts';
import { adminStartService } from './admin-start.service.ts';

/** Where system admins begin: what waits, of every kind. */
export const createAdminStart = (needs: { slices: readonly Slice[] }) => ({
  routes: adminStartRoutes(adminStartService(needs)),
});
