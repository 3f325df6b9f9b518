import * as z from 'zod';

const CalendarView = z.enum(['list', 'month']);
export type CalendarView = z.infer<typeof CalendarView>;

/** How the calendar is shown; a list, where nothing else was asked for. */
export const calendarSearch = z.object({ view: CalendarView.optional().catch(undefined) });
