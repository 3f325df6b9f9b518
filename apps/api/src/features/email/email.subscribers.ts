import type { LetterRow } from '#platform/mail/letters';
import type { EventName, Subscriber } from '#platform/outbox/domain-events';
import { type SenderNeeds, letterSender, on } from './email.sender.ts';

/** One subscriber for each event that some slice answers with letters. */
export function letterSubscribers(needs: SenderNeeds, rows: readonly LetterRow[]): Subscriber[] {
  const send = letterSender<string>(needs);
  const byEvent = Map.groupBy(rows, (row) => row.on);
  return [...byEvent].map(([event, ofEvent]: [EventName, LetterRow[]]) =>
    on(event, async (payload) => {
      for (const { template, kind, letters } of ofEvent) {
        for (const { to, write } of await letters(payload)) {
          const { email, id: userId } = to;
          await send(
            { to: email, event, template, ...(userId && { userId }), ...(kind && { type: kind }) },
            write,
          );
        }
      }
    }),
  );
}
