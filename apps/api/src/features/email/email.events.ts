import type { CalendarMailing } from '#features/calendar';
import type { Subscriber } from '#platform/outbox/domain-events';
import type { UserId } from '@ribbon/domain/accounts';
import type { EventId } from '@ribbon/domain/calendar';
import { type EventLetter, eventLetters as letters } from './email.events-letters.ts';
import { type SenderNeeds, letterSender, on } from './email.sender.ts';

interface Needs extends SenderNeeds {
  clubEvents: CalendarMailing;
}

const TEMPLATES = {
  'club.event.cancelled': 'event_cancelled',
  'club.event.moved': 'event_moved',
  'club.event.place_freed': 'event_place_freed',
} as const satisfies Record<string, EventLetter>;

/** Mails about events of clubs, to those who answered or to a child's guardians. */
export function clubEventMails(needs: Needs): Subscriber[] {
  const send = letterSender<EventLetter>(needs);

  const tell = (event: keyof typeof TEMPLATES) =>
    on(event, async ({ userId, eventIds }: { userId: UserId; eventIds: EventId[] }) => {
      const briefing = await needs.clubEvents.briefing(userId, eventIds);
      if (briefing === undefined) return;
      const template = TEMPLATES[event];
      for (const reader of briefing.readers) {
        await send({ to: reader.email, event, template, userId: reader.id }, () =>
          letters[template]({ ...briefing, reader: reader.name }),
        );
      }
    });

  return [tell('club.event.cancelled'), tell('club.event.moved'), tell('club.event.place_freed')];
}
