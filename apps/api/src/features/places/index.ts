export { placeRoutes } from './places.routes.ts';
export { placeService } from './places.service.ts';
