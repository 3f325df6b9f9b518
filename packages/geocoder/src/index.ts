export { geocoder, type Geocoder, type Options } from './geocoder.ts';
export type { Place, Precision } from './place.ts';
