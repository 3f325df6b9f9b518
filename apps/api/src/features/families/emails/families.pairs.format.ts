import type { People, Recipient } from '#db/people/people';
import type { UserId } from '@ribbon/domain/accounts';

/** A child and its guardians; a guardian who has left since gets no email. */
export const pairIn =
  (people: () => People) =>
  async ({
    childId,
    guardianId,
  }: {
    childId: UserId;
    guardianId: UserId;
  }): Promise<{ child: Recipient; guardian: Recipient } | undefined> => {
    const child = await people().person(childId);
    const guardian = await people().person(guardianId);
    return child && guardian && { child, guardian };
  };
