import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';

/**
 * The guardian's word on a friendship. A yes opens it as far as the child's side goes; the other
 * side still has its own say. A no ends it.
 */
export const friendshipDecision =
  ({ clock }: { clock: Clock }) =>
  async (
    tx: Kysely<DB>,
    { id, childId }: { id: string; childId: UserId },
    approved: boolean,
  ): Promise<void> => {
    const word = approved ? 'approved' : 'declined';
    await sql`
      update friendships set
        requester_guardian = case when requester_id = ${childId} then ${word} else requester_guardian end,
        addressee_guardian = case when addressee_id = ${childId} then ${word} else addressee_guardian end,
        status = case when ${approved} then status else 'rejected' end,
        responded_at = case when ${approved} then responded_at else ${clock()} end
      where id = ${id} and status = 'pending'`.execute(tx);
  };
