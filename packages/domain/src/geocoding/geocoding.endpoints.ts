import * as z from 'zod';
import { endpoint } from '../kernel/index.ts';
import { PlaceText } from './geocoding.schema.ts';

export const geocodingEndpoints = {
  suggest: endpoint({
    method: 'GET',
    path: '/places',
    access: 'anyone',
    summary: 'Lists places and postcode districts that start with this text, larger ones first.',
    query: z.object({ text: PlaceText }),
    returns: z.object({ places: z.array(z.string()) }),
    limit: { max: 240, seconds: 60 },
  }),
};
