import { handle } from '#platform/route';
import { placeEndpoints as doors } from '@ribbon/domain/places';
import type { PlaceService } from './places.service.ts';

export const placeRoutes = (places: PlaceService) => [
  handle(doors.suggest, ({ query }) => places.suggest(query.text)),
];
