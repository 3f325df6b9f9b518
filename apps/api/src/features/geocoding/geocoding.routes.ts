import { handle } from '#platform/http/route';
import { geocodingEndpoints as endpoints } from '@ribbon/domain/geocoding';
import type { GeocodingService } from './geocoding.service.ts';

export const geocodingRoutes = (places: GeocodingService) => [
  handle(endpoints.suggest, ({ query }) => places.suggest(query.text)),
];
