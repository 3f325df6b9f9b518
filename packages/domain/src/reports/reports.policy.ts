import type { UserId } from '../accounts/index.ts';
import type { TicketStatus } from './reports.admin.schema.ts';

/** What policies ask of a ticket. */
interface TicketFacts {
  status: TicketStatus;
  authorId: UserId | null;
  /** Whoever asks has reported it, too. */
  isFromReader: boolean;
}

export const ticketPolicy = {
  isOpen: ({ status }: Pick<TicketFacts, 'status'>) =>
    status === 'pending' || status === 'reviewed',
  /** Nobody decides about their own things, nor about what they reported. */
  isOwn: (moderator: { id: UserId }, { authorId, isFromReader }: TicketFacts) =>
    authorId === moderator.id || isFromReader,
};
