export { createCalendar } from './calendar.slice.ts';
