import { type NotificationRules, withGuardians } from '#platform/notifications';
import { openingStore } from './admin-accounts.store.ts';

export const adminAccountNotifications: NotificationRules = {
  'account.changed': (context, { userId, change }) =>
    withGuardians(context, userId, (isForChild) => ({
      type: 'account_changed',
      data: { change, isForChild },
    })),
  'account.opened': async ({ tx, people }, { openingId }) => {
    const childId = await openingStore.childOf(tx, openingId);
    const child = childId && (await people.person(childId));
    if (!child) return [];
    const guardians = await people.guardiansOf(child.id);
    return guardians.map(({ id: to }) => ({
      to,
      type: 'child_account_opened',
      data: { child: child.shown },
    }));
  },
};
