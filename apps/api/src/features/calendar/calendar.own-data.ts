import type { OwnData } from '#platform/own-data';

export const calendarData: OwnData = {
  tables: {
    club_events: { file: 'club-events', says: 'Events that you created', by: ['created_by'] },
    club_event_series: {
      file: 'club-event-series',
      says: 'Repeated events that you created',
      by: ['created_by'],
    },
    club_event_rsvps: {
      file: 'event-answers',
      says: 'Your answers to events, and whether you came',
      by: ['user_id'],
      omit: ['answered_by', 'attendance_by'],
    },
    calendar_feeds: {
      file: 'calendar-feeds',
      says: 'Calendars that you subscribed to',
      by: ['user_id'],
      omit: ['token_hash'],
    },
  },
};
