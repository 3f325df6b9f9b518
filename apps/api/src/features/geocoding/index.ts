export { geocodingRoutes } from './geocoding.routes.ts';
export { geocodingService } from './geocoding.service.ts';
