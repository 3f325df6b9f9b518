import { slice } from '../kernel/index.ts';
import { calendarEndpoints } from './calendar.endpoints.ts';
import { calendarEvents } from './calendar.events.ts';
import { calendarKinds } from './calendar.kinds.ts';

export const calendarSlice = slice({
  endpoints: { calendar: calendarEndpoints },
  events: calendarEvents,
  kinds: calendarKinds,
});
