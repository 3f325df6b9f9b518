import type { GuardianGate } from '#features/families';
import type { Platform } from '#platform/slice';
import { friendData } from './friends.own-data.ts';
import { blockService } from './blocks/blocks.service.ts';
import { childFriendService } from './children/children.service.ts';
import { codeService } from './codes/codes.service.ts';
import { followService } from './follows/follows.service.ts';
import { friendNotices } from './friends.notices.ts';
import { friendLetters } from './friends.letters.ts';
import { friendRoutes } from './friends.routes.ts';
import { findFriends } from './lists/lists.search.ts';
import { friendLists } from './lists/lists.service.ts';
import { friendReasons } from './reasons/reasons.ts';
import { requestService } from './requests/requests.service.ts';
import { friendStandings } from './requests/standings.ts';

/** Friends, friend codes, following and blocking. */
export function createFriends(needs: Platform & { guardians: GuardianGate }) {
  const requests = requestService(needs);
  const reasons = friendReasons(needs);
  const lists = friendLists(needs);
  return {
    ownData: friendData,
    routes: friendRoutes({
      requests,
      lists,
      codes: codeService({ ...needs, requests }),
      follows: followService(needs),
      blocks: blockService({ ...needs, requests }),
      children: childFriendService(needs),
    }),
    notices: friendNotices,
    find: findFriends(lists),
    letters: friendLetters(needs),
    chores: [reasons.chore],
    api: {
      recheck: reasons.recheck,
      standings: friendStandings(needs),
      decideAsGuardian: requests.decideAsGuardian,
      stop: requests.stop,
    },
  };
}
