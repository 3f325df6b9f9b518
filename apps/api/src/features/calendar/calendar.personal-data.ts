import type { PersonalData } from '#platform/retention/personal-data';

export const calendarData: PersonalData = {
  tables: {
    club_events: { file: 'club-events', says: 'Events you created', by: ['created_by'] },
    club_event_series: {
      file: 'club-event-series',
      says: 'Repeating events you created',
      by: ['created_by'],
    },
    club_event_rsvps: {
      file: 'event-answers',
      says: 'Your replies to events, and whether you came',
      by: ['user_id'],
      omit: ['answered_by', 'attendance_by'],
    },
    calendar_feeds: {
      file: 'calendar-feeds',
      says: 'Calendars you subscribed to',
      by: ['user_id'],
      omit: ['token_hash'],
    },
  },
};
