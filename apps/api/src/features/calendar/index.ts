export { ageIn } from './calendar.circle.scope.ts';
export { createCalendar } from './calendar.slice.ts';
export { calendarFile } from './feeds/calendar.feeds.service.ts';
export { icsOfDays } from './feeds/calendar.ics.format.ts';
