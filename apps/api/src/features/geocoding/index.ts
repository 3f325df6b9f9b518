export { createGeocoding } from './geocoding.slice.ts';
export { type GeocodingService } from './geocoding.service.ts';
