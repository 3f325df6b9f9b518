import * as z from 'zod';
import { kind } from '../kernel/index.ts';

/** Notifications about items in the moderation queue. No text repeats what a user wrote. */
export const moderationKinds = {
  queue_waiting: kind({
    category: 'safety',
    label: 'Pictures, videos or comments need a review',
    shownTo: 'systemAdmins',
    data: z.object({}),
    title: () => 'Something is waiting in the queue',
    message: () => 'Pictures, videos or comments are held until someone has reviewed them.',
    link: () => '/admin/queue',
    mail: 'off',
    isFrequent: true,
    isGrouped: true,
  }),
};
