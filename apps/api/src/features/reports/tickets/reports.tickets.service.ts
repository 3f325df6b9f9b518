import { invalidateForReaders } from '#platform/realtime/readers';
import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Member } from '@ribbon/domain/accounts';
import {
  type ReportId,
  type Ticket,
  type TicketId,
  type TicketNote,
  type TicketVerdict,
  reportedFor,
  ticketFaults,
  ticketPolicy,
} from '@ribbon/domain/reports';
import type { Kysely } from 'kysely';
import { asTicket } from './reports.tickets.scope.ts';
import { ticketReadingStore } from './reports.tickets.read.store.ts';
import { type LockedTicket, TICKETS_TOPIC, ticketStore } from './reports.tickets.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
}

export type TicketService = ReturnType<typeof ticketService>;

/**
 * The acts of moderators on reports. Of two who act at once one wins, and the other gets an error.
 */
export function ticketService({ db, clock, domainEvents }: Needs) {
  /** The ticket as it was read, or the reason why this moderator cannot act on it now. */
  async function locked(
    tx: Kysely<DB>,
    moderator: Member,
    id: TicketId,
    version: number,
  ): Promise<LockedTicket> {
    const ticket = reveal(await ticketStore.lock(tx, id, moderator.id));
    if (!ticketPolicy.isOpen(ticket)) throw ticketFaults.alreadyDecided();
    if (ticket.takenBy !== null && ticket.takenBy !== moderator.id)
      throw ticketFaults.takenByOther();
    if (ticket.version !== version) throw ticketFaults.changedMeanwhile();
    return ticket;
  }

  async function act(
    moderator: Member,
    id: TicketId,
    action: string,
    change: (tx: Kysely<DB>) => Promise<LockedTicket>,
    note = '',
  ): Promise<Ticket> {
    return db.transaction().execute(async (tx) => {
      const { contentType, contentId, authorId, reasons } = await change(tx);
      await recordAct(tx, {
        actorId: moderator.id,
        action,
        subjectKind: contentType,
        subjectId: contentId,
        reason: note || reportedFor(contentType, reasons),
        details: { ticketId: id, authorId },
      });
      await invalidateForReaders(tx, asTicket(id), TICKETS_TOPIC);
      return reveal(await ticketReadingStore.find(tx, moderator.id, id, clock()));
    });
  }

  return {
    take: (moderator: Member, id: TicketId, version: number) =>
      act(moderator, id, 'report.taken', async (tx) => {
        const ticket = await locked(tx, moderator, id, version);
        await ticketStore.take(tx, id, moderator.id, clock());
        return ticket;
      }),

    handBack: (moderator: Member, id: TicketId, version: number) =>
      act(moderator, id, 'report.handed_back', async (tx) => {
        const ticket = await locked(tx, moderator, id, version);
        await ticketStore.take(tx, id, null, clock());
        return ticket;
      }),

    note: (moderator: Member, id: TicketId, { note }: TicketNote) =>
      act(
        moderator,
        id,
        'report.noted',
        async (tx) => {
          const ticket = reveal(await ticketStore.lock(tx, id, moderator.id));
          await ticketStore.note(tx, id, moderator.id, note, clock());
          return ticket;
        },
        note,
      ),

    decide: (moderator: Member, id: TicketId, { decision, notes, version }: TicketVerdict) =>
      act(
        moderator,
        id,
        `report.${decision}`,
        async (tx) => {
          const ticket = await locked(tx, moderator, id, version);
          const isResolved = decision === 'resolved';
          const acted = isResolved && (await ticketStore.isActedOn(tx, id));
          const verdict = { status: decision, acted, notes, by: moderator.id, at: clock() };
          await ticketStore.decide(tx, id, verdict);
          for (const report of await ticketStore.reportsOf(tx, id)) {
            const reportId = report.id as ReportId;
            await domainEvents.publish(tx, 'report.decided', { reportId, acted, isResolved });
          }
          return ticket;
        },
        notes,
      ),
  };
}
