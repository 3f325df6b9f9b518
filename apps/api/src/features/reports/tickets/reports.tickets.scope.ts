import { hasReader, hiddenTickets, isNoneOf } from '#db/visibility/concerned';
import type { Platform } from '#platform/slice';
import type { UserId } from '@ribbon/domain/accounts';
import type { TicketId } from '@ribbon/domain/reports';
import { sql } from 'kysely';

/** Whether this moderator may see `ticket`. */
export const mayModerate = (reader: UserId) =>
  isNoneOf(hiddenTickets(sql`${reader}::uuid`), sql`ticket.id`);

/** A ticket, as it is asked who may read it. */
export const asTicket = (id: TicketId) => ({ hidden: hiddenTickets, id });

/** Says to the operator that a report concerns every administrator there is. */
export const withoutReader = ({ db, log }: Pick<Platform, 'db' | 'log'>) =>
  async function notifyOperator(ticketId: TicketId): Promise<void> {
    if (await hasReader(db, asTicket(ticketId))) return;
    log.error({ ticketId }, 'no system admin may read a report: it concerns all of them');
  };
