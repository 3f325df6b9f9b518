import type { AccountMailing } from '#features/accounts';
import type { FamilyMailing } from '#features/families';
import type { DeletionService } from '#features/privacy';
import type { Config } from '#platform/config/config';
import type { Subscriber } from '#platform/outbox/domain-events';
import { privacyLetters as letters } from './email.privacy-letters.ts';
import { type SenderNeeds, letterSender, on } from './email.sender.ts';

interface Needs extends SenderNeeds {
  config: Pick<Config, 'publicUrl'>;
  accounts: AccountMailing;
  deletions: Pick<DeletionService, 'undoUntil'>;
  families: FamilyMailing;
}

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function privacyMails(needs: Needs): Subscriber[] {
  const { config, accounts, deletions, families } = needs;
  const send = letterSender<keyof typeof letters>(needs);
  return [
    on('account.deletion.scheduled', async ({ userId }) => {
      const owner = await accounts.owner({ id: userId });
      const undoUntil = await deletions.undoUntil(userId);
      if (owner === undefined || undoUntil === undefined) return;
      const envelope = {
        to: owner.email,
        event: 'account.deletion.scheduled',
        template: 'deletion_scheduled',
        userId,
      } as const;
      await send(envelope, (name) =>
        letters.deletion_scheduled(name, {
          username: owner.username,
          day: longDay.format(undoUntil),
          account: `${config.publicUrl}/account`,
        }),
      );
      for (const guardian of await families.guardiansOf(userId)) {
        await send(
          {
            to: guardian.email,
            event: 'account.deletion.scheduled',
            template: 'child_deletion_scheduled',
            userId: guardian.id,
          },
          (name) =>
            letters.child_deletion_scheduled(name, {
              reader: guardian.name,
              username: owner.username,
              day: longDay.format(undoUntil),
              family: `${config.publicUrl}/family`,
            }),
        );
      }
    }),
  ];
}
