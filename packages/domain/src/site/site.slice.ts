import { slice } from '../kernel/index.ts';
import { siteEndpoints } from './site.endpoints.ts';
import { siteEvents } from './site.events.ts';

export const siteSlice = slice({
  endpoints: { site: siteEndpoints },
  events: siteEvents,
});
