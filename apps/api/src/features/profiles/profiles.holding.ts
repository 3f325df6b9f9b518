import type { AccountRecords } from '#features/accounts';
import type { QueueHolder } from '#features/moderation';
import { announce } from '#platform/realtime/realtime';
import type { UserId } from '@ribbon/domain/accounts';

/** What becomes of the words of a profile that are held from minors, once a person has looked. */
export const profileHolder = ({
  records,
}: {
  records: Pick<AccountRecords, 'lockProfile' | 'setReaderAge'>;
}): QueueHolder => ({
  lock: (tx, id) => records.lockProfile(tx, id as UserId),

  async decide(tx, id, approved) {
    if (!approved) return;
    await records.setReaderAge(tx, id as UserId, 0);
    await announce(tx, `user:${id as UserId}`, 'people');
  },
});
