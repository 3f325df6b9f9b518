import { oneOf, searchOf } from '#lib/navigation/reading.ts';

export type CalendarView = 'list' | 'month';

/** How the calendar is shown; a list, where nothing else was asked for. */
export const calendarSearch = searchOf({ view: oneOf<CalendarView>('list', 'month') });
