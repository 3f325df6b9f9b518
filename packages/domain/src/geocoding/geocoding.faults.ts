import { fault } from '../kernel/index.ts';

export const geocodingFaults = {
  placeNotFound: fault(
    'placeNotFound',
    404,
    'Location not found. Please try a different postcode or city name.',
  ),
};
