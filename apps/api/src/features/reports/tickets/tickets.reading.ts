import type { DB } from '#db/schema.generated';
import { recordAct } from '#platform/audit';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import type { Member } from '@ribbon/domain/accounts';
import {
  type OpeningReason,
  ReportReason,
  type Surroundings,
  type TicketDetails,
  type TicketFilter,
  type TicketId,
} from '@ribbon/domain/reports';
import type { Kysely } from 'kysely';
import { openingStore } from './openings.store.ts';
import { ticketReadingStore } from './tickets.reading.store.ts';
import { ticketStore } from './tickets.store.ts';

/** What stands around a thing, where its slice can say it. */
export type SurroundingsOf = Readonly<
  Record<
    'post' | 'comment',
    { surroundings: (id: string, asItWas: string | null) => Promise<Surroundings> }
  >
>;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  content: SurroundingsOf;
}

export type TicketReading = ReturnType<typeof ticketReading>;

/** What moderators see of reports. What is not for everybody they open with a reason. */
export function ticketReading({ db, clock, content }: Needs) {
  async function details(reader: Member, id: TicketId): Promise<TicketDetails> {
    const now = clock();
    const ticket = reveal(await ticketReadingStore.find(db, reader.id, id, now));
    const context = reveal(await ticketReadingStore.context(db, id, now));
    const mayRead = context.isForEverybody || (await openingStore.hasOpened(db, id, reader.id));
    const { contentType } = ticket;
    const isWritten = contentType === 'post' || contentType === 'comment';
    const around = mayRead && isWritten ? content[contentType].surroundings : undefined;
    return {
      ticket,
      reports: await ticketReadingStore.reports(db, id, now),
      author: context.author,
      needsReason: !mayRead,
      snapshot: mayRead ? { ...context.snapshot, verdicts: context.verdicts } : null,
      surroundings: (await around?.(ticket.contentId, context.snapshot.text)) ?? null,
      resolutionNotes: context.resolutionNotes,
      notes: await ticketReadingStore.notes(db, id),
      earlier: await ticketReadingStore.earlier(db, context.authorId, id),
    };
  }

  return {
    details,
    list: (reader: Member, filter: TicketFilter) =>
      ticketReadingStore.page(db, reader.id, filter, clock()),
    counts: () => ticketStore.counts(db, clock()),

    async reasons() {
      return { reasons: await ticketStore.reasons(db, ReportReason.options) };
    },

    /** Written down before anything is shown. */
    async open(reader: Member, ticketId: TicketId, { reason }: OpeningReason) {
      await db.transaction().execute(async (tx) => {
        const {
          authorId: ownerId,
          contentType,
          contentId,
        } = reveal(await ticketStore.lock(tx, ticketId, reader.id));
        const opening = { ticketId, moderatorId: reader.id, ownerId, contentType, reason };
        await openingStore.add(tx, { ...opening, at: clock() });
        await recordAct(tx, {
          actorId: reader.id,
          action: 'report.opened',
          subjectKind: contentType,
          subjectId: contentId,
          reason,
          details: { ticketId, ownerId },
        });
      });
      return details(reader, ticketId);
    },
  };
}
