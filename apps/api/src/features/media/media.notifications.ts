import { type NotificationRules, withGuardians } from '#platform/notifications';
import { mediaStore } from './media.store.ts';

export const mediaNotifications: NotificationRules = {
  'picture.reviewed': async (context, { userId, clubId, published }) => {
    const club =
      clubId === null ? null : ((await mediaStore.clubNamed(context.tx, clubId)) ?? null);
    if (clubId !== null && club === null) return [];
    return withGuardians(context, userId, (isForChild) => ({
      type: 'picture_reviewed',
      data: { published, club, isForChild },
    }));
  },
};
