import { slice } from '../kernel/index.ts';
import { geocodingEndpoints } from './geocoding.endpoints.ts';

export const geocodingSlice = slice({
  endpoints: { geocoding: geocodingEndpoints },
});
