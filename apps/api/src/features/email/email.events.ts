import type { EmailDefinition } from '#platform/mail/emails';
import type { EventName, Subscriber } from '#platform/outbox/domain-events';
import { createHash } from 'node:crypto';
import { type SenderNeeds, emailSender, on } from './sending/email.sender.service.ts';
import { emailStore } from './email.store.ts';

/** Tells the readers of an email apart without keeping their addresses. */
const keyOf = (template: string, email: string): string =>
  `${template}:${createHash('sha256').update(email).digest('base64url')}`;

/** One subscriber for each event that some slice answers with letters. */
export function emailSubscribers(
  needs: SenderNeeds,
  rows: readonly EmailDefinition[],
): Subscriber[] {
  const send = emailSender(needs);
  const byEvent = Map.groupBy(rows, (row) => row.on);
  return [...byEvent].map(([event, ofEvent]: [EventName, EmailDefinition[]]) =>
    on(event, async (payload, { id: outboxId, attempts, language }) => {
      const done = attempts > 1 ? await emailStore.done(needs.db, outboxId) : new Set<string>();
      const errors: unknown[] = [];
      for (const { template, isProof, emails } of ofEvent) {
        for (const { to, kind, write, sent } of await emails(payload)) {
          const emailKey = keyOf(template, to.email);
          if (done.has(emailKey)) continue;
          const occasion = { outboxId, emailKey };
          const envelope = { to: { language, ...to }, event, template, kind, isProof, occasion };
          // One that cannot go keeps nobody else's from going.
          await send(envelope, write).then(sent, (error: unknown) => void errors.push(error));
        }
      }
      if (errors.length > 0) throw errors[0];
    }),
  );
}
