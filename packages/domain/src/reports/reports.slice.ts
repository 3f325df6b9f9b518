import { slice } from '../kernel/index.ts';
import { ticketEndpoints } from './reports.admin.endpoints.ts';
import { reportEndpoints } from './reports.endpoints.ts';
import { reportEvents } from './reports.events.ts';
import { reportKinds } from './reports.kinds.ts';

export const reportSlice = slice({
  endpoints: { reports: reportEndpoints, tickets: ticketEndpoints },
  events: reportEvents,
  kinds: reportKinds,
});
