export { ageIn } from './calendar.circle.ts';
export { createCalendar } from './calendar.slice.ts';
export { calendarFile } from './feeds/feeds.service.ts';
export { icsOfDays } from './feeds/ics.ts';
