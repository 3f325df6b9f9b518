import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { pageOf } from '#platform/http/keyset';
import type { EmailDefinition } from '#platform/mail/emails';
import { reviveDeliveries } from '#platform/outbox/revive';
import { invalidate } from '#platform/realtime/realtime';
import type { Member } from '@ribbon/domain/accounts';
import {
  EMAIL_EVENTS_PER_PAGE,
  type EmailFilter,
  type EmailOverview,
  RECENT_ERRORS,
  RECENT_EVENTS,
} from '@ribbon/domain/email';
import type { Kysely } from 'kysely';
import { type EmailQuestion, eventStore } from './email.events.store.ts';

/** How many failed mails one request sends again; further ones need another request. */
const RETRIED_AT_ONCE = 10_000;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  rows: readonly EmailDefinition[];
}

export type EmailEventService = ReturnType<typeof emailEventService>;

/** The mails as system admins see them, and how they send failed ones again. */
export function emailEventService({ db, clock, rows }: Needs) {
  const names = [...new Set(rows.flatMap(({ on, template }) => [on as string, template]))];

  const question = ({ search, ...filter }: EmailFilter, limit: number): EmailQuestion => {
    const words = search.toLowerCase();
    return {
      ...filter,
      search,
      named: words === '' ? [] : names.filter((name) => name.toLowerCase().includes(words)),
      limit,
      now: clock(),
    };
  };
  const all = { search: '' };

  return {
    async overview(): Promise<EmailOverview> {
      const [stats, events, errors, known] = await Promise.all([
        eventStore.stats(db),
        eventStore.sent(db, question(all, RECENT_EVENTS)),
        eventStore.failed(db, question(all, RECENT_ERRORS)),
        eventStore.names(db),
      ]);
      return { stats, events, errors, names: known };
    },

    async sent(filter: EmailFilter) {
      const found = await eventStore.sent(db, question(filter, EMAIL_EVENTS_PER_PAGE + 1));
      const { shown, next } = pageOf(found, EMAIL_EVENTS_PER_PAGE);
      return { events: shown, next };
    },

    async failed(filter: EmailFilter) {
      const found = await eventStore.failed(db, question(filter, EMAIL_EVENTS_PER_PAGE + 1));
      const { shown, next } = pageOf(found, EMAIL_EVENTS_PER_PAGE);
      return { errors: shown, next };
    },

    retry: (actor: Member, reason: string) =>
      db.transaction().execute(async (tx) => {
        const now = clock();
        const failed = await eventStore.takeFailed(tx, { now, limit: RETRIED_AT_ONCE });
        const retried = await reviveDeliveries(tx, failed, now);
        if (retried === 0) return { retried };
        await recordAct(tx, {
          actorId: actor.id,
          action: 'emails.retried',
          reason,
          details: { retried },
        });
        await invalidate(tx, 'systemAdmins', 'admin-emails');
        return { retried };
      }),
  };
}
