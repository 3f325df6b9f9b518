import type { LetterRow } from '#platform/mail/letters';
import type { EventName, Subscriber } from '#platform/outbox/domain-events';
import { type SenderNeeds, letterSender, on } from './email.sender.ts';

/** One subscriber for each event that some slice answers with letters. */
export function letterSubscribers(needs: SenderNeeds, rows: readonly LetterRow[]): Subscriber[] {
  const send = letterSender(needs);
  const byEvent = Map.groupBy(rows, (row) => row.on);
  return [...byEvent].map(([event, ofEvent]: [EventName, LetterRow[]]) =>
    on(event, async (payload) => {
      for (const { template, letters } of ofEvent) {
        for (const { to, kind, write, sent } of await letters(payload)) {
          await send({ to, event, template, kind }, write);
          await sent();
        }
      }
    }),
  );
}
