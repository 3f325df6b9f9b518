import { fault } from '../kernel/index.ts';
import { friendMessages } from './friends.schema.ts';

export const friendFaults = {
  nobodyNamed: fault('notFound', 404, 'We couldn’t find anyone with that username.'),
  blockedOneself: fault('blockedOneself', 422, 'You can’t block yourself.'),
  blockedGuardian: fault('blockedGuardian', 409, friendMessages.guardianNotBlocked),
  blockedChild: fault('blockedChild', 409, friendMessages.childNotBlocked),
  toOneself: fault('friendRequestToOneself', 422, 'Cannot send friend request to yourself'),
  alreadySent: fault('friendRequestAlreadySent', 409, 'Friend request already sent'),
  alreadyFriends: fault('alreadyFriends', 409, 'Already friends'),
  /** Nobody learns from it whether they are blocked, too old, or there is nobody at all. */
  cannotAsk: fault('cannotAskToBeFriends', 403, 'Cannot send friend request'),
  cannotAccept: fault('cannotAcceptFriend', 403, friendMessages.acceptFailed),
  codeUnknown: fault(
    'friendCodeUnknown',
    422,
    'That friend code doesn’t work. Please check the four words.',
  ),
  cannotFollow: fault('cannotFollow', 403, 'You can’t follow this person.'),
};
