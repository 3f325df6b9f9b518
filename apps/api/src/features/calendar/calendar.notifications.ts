import {
  type NotificationRule,
  type NotificationRules,
  withGuardians,
} from '#platform/notifications';
import { eventStore } from './calendar.store.ts';

const about =
  (
    type: 'event_cancelled' | 'event_moved' | 'event_place_freed',
  ): NotificationRule<'club.event.cancelled' | 'club.event.moved' | 'club.event.place_freed'> =>
  async (context, { userId, eventIds }) => {
    const events = await eventStore.named(context.tx, eventIds);
    const [first] = events;
    if (first === undefined) return [];
    const { id: eventId, clubId, title } = first;
    return withGuardians(context, userId, (isForChild) => ({
      type,
      data: { clubId, eventId, title, dates: events.length, isForChild },
    }));
  };

export const calendarNotifications: NotificationRules = {
  'club.event.cancelled': about('event_cancelled'),
  'club.event.moved': about('event_moved'),
  'club.event.place_freed': about('event_place_freed'),
};
