export { type CalendarMailing } from './calendar.mailing.ts';
export { createCalendar } from './calendar.slice.ts';
