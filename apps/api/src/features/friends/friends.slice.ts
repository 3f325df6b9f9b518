import type { GuardianGate } from '#features/families';
import type { Platform } from '#platform/slice';
import { friendContent } from './friends.content.ts';
import { friendData } from './friends.personal-data.ts';
import { blockService } from './blocks/friends.blocks.service.ts';
import { childFriendService } from './children/friends.children.service.ts';
import { codeService } from './codes/friends.codes.service.ts';
import { followService } from './follows/friends.follows.service.ts';
import { friendNotifications, friendSubjects } from './friends.notifications.ts';
import { friendEmails } from './friends.emails.ts';
import { friendRoutes } from './friends.routes.ts';
import { findFriends } from './lists/friends.search.ts';
import { friendLists } from './lists/friends.lists.service.ts';
import { friendReasons } from './reasons/friends.reasons.service.ts';
import { requestService } from './requests/friends.requests.service.ts';
import { friendshipStatuses } from './requests/friends.status.service.ts';

/** Friends, friend codes, following and blocking. */
export function createFriends(needs: Platform & { guardians: GuardianGate }) {
  const requests = requestService(needs);
  const reasons = friendReasons(needs);
  const lists = friendLists(needs);
  return {
    personalData: friendData,
    routes: friendRoutes({
      requests,
      lists,
      codes: codeService({ ...needs, requests }),
      follows: followService(needs),
      blocks: blockService({ ...needs, requests }),
      children: childFriendService(needs),
    }),
    notifications: friendNotifications,
    subjectChecks: [friendSubjects],
    find: findFriends(lists),
    emails: friendEmails(needs),
    jobs: [reasons.job],
    content: [friendContent(requests)],
    api: {
      recheck: reasons.recheck,
      statuses: friendshipStatuses(needs),
    },
  };
}
