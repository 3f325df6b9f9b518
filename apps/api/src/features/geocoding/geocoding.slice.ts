import type { Platform } from '#platform/slice';
import { geocodingRoutes } from './geocoding.routes.ts';
import { geocodingService } from './geocoding.service.ts';

/** Where a postcode or town is. */
export function createGeocoding(platform: Platform) {
  const geocoding = geocodingService(platform);
  return { routes: geocodingRoutes(geocoding), api: geocoding };
}
