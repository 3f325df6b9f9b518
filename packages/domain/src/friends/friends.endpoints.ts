import * as z from 'zod';
import { PersonCard, UserId } from '../accounts/index.ts';
import { familyFaults } from '../families/index.ts';
import { commonFaults, cursor, endpoint, nothing } from '../kernel/index.ts';
import { friendFaults } from './friends.faults.ts';
import {
  BlockedPerson,
  ChildFriendPage,
  FollowKind,
  FriendCode,
  FriendFigures,
  FriendPage,
  FriendRequestPage,
  FriendStanding,
  NewBlock,
  Suggestion,
  UsedFriendCode,
} from './friends.schema.ts';

const withPerson = z.object({ userId: UserId });
const after = cursor.optional();
const page = z.object({ after });
const asking = [
  friendFaults.alreadySent,
  friendFaults.alreadyFriends,
  friendFaults.toOneself,
  friendFaults.cannotAsk,
  familyFaults.guardianSaysNo,
] as const;
const unblockable = [
  friendFaults.blockedOneself,
  friendFaults.blockedGuardian,
  friendFaults.blockedChild,
] as const;

export const friendEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/friends',
    access: 'signedIn',
    summary: 'One’s friends, newest first.',
    query: z.object({ search: z.string().trim().max(80).default(''), after }),
    returns: FriendPage,
  }),
  requests: endpoint({
    method: 'GET',
    path: '/friends/requests',
    access: 'signedIn',
    summary: 'Requests that one can answer, newest first.',
    query: page,
    returns: FriendRequestPage,
  }),
  sent: endpoint({
    method: 'GET',
    path: '/friends/sent',
    access: 'signedIn',
    summary: 'Requests that one has sent and that wait, newest first.',
    query: page,
    returns: FriendRequestPage,
  }),
  figures: endpoint({
    method: 'GET',
    path: '/friends/figures',
    access: 'signedIn',
    summary: 'How many friends and requests there are.',
    returns: FriendFigures,
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/friends/suggestions',
    access: 'signedIn',
    summary: 'People one may know: by club, friends and events; children only squad mates.',
    returns: z.object({ people: z.array(Suggestion) }),
  }),
  request: endpoint({
    method: 'POST',
    path: '/friends/requests',
    access: 'signedIn',
    summary: 'Asks somebody to be friends. A child’s guardian decides first.',
    body: withPerson,
    returns: FriendStanding,
    faults: asking,
    limit: { max: 60, seconds: 3600 },
  }),
  useCode: endpoint({
    method: 'POST',
    path: '/friends/requests/by-code',
    access: 'signedIn',
    summary: 'Asks whoever has this friend code.',
    body: UsedFriendCode,
    returns: z.object({ person: PersonCard, standing: FriendStanding }),
    faults: [...asking, friendFaults.codeUnknown],
    // Few enough that nobody finds a child by trying.
    limit: { max: 10, seconds: 3600 },
  }),
  accept: endpoint({
    method: 'POST',
    path: '/friends/requests/:userId/accept',
    access: 'signedIn',
    summary: 'Says yes to a request.',
    params: withPerson,
    returns: nothing,
    faults: [commonFaults.notFound, friendFaults.cannotAccept],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/friends/requests/:userId/decline',
    access: 'signedIn',
    summary: 'Says no to a request. The other one is not told.',
    params: withPerson,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/friends/people/:userId',
    access: 'signedIn',
    summary: 'Ends a friendship, or takes one’s own request back.',
    params: withPerson,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),

  ofChild: endpoint({
    method: 'GET',
    path: '/family/children/:childId/friends',
    access: 'signedIn',
    summary:
      'The friends of a child under 13 whom one looks after, since when and why, newest first.',
    params: z.object({ childId: UserId }),
    query: page,
    returns: ChildFriendPage,
    faults: [commonFaults.notFound],
  }),
  endForChild: endpoint({
    method: 'DELETE',
    path: '/family/children/:childId/friends/:userId',
    access: 'signedIn',
    summary: 'A guardian ends a friendship of a child under 13. Both are told.',
    params: z.object({ childId: UserId, userId: UserId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),

  code: endpoint({
    method: 'GET',
    path: '/friends/code',
    access: 'signedIn',
    summary: 'One’s own friend code. Adults have none.',
    returns: z.object({ code: FriendCode.nullable() }),
  }),
  renewCode: endpoint({
    method: 'POST',
    path: '/friends/code',
    access: 'signedIn',
    summary: 'Makes new words; the old ones work no more.',
    returns: FriendCode,
    limit: { max: 20, seconds: 3600 },
  }),
  switchCode: endpoint({
    method: 'PUT',
    path: '/friends/code',
    access: 'signedIn',
    summary: 'Switches the friend code off or on.',
    body: FriendCode.pick({ isEnabled: true }),
    returns: FriendCode,
    faults: [commonFaults.notFound],
  }),

  follow: endpoint({
    method: 'PUT',
    path: '/friends/following/:userId',
    access: 'signedIn',
    summary: 'Follows an adult’s public profile.',
    params: withPerson,
    returns: nothing,
    faults: [friendFaults.cannotFollow],
    limit: { max: 120, seconds: 3600 },
  }),
  unfollow: endpoint({
    method: 'DELETE',
    path: '/friends/following/:userId',
    access: 'signedIn',
    summary: 'Follows somebody no more.',
    params: withPerson,
    returns: nothing,
  }),
  follows: endpoint({
    method: 'GET',
    path: '/friends/follows',
    access: 'signedIn',
    summary: 'Who follows one, or whom one follows, newest first. Minors are counted, not named.',
    query: z.object({ kind: FollowKind, after }),
    returns: FriendPage,
  }),

  blocked: endpoint({
    method: 'GET',
    path: '/friends/blocked',
    access: 'anyAccount',
    summary: 'The people one has blocked, newest first.',
    returns: z.object({ people: z.array(BlockedPerson) }),
  }),
  block: endpoint({
    method: 'POST',
    path: '/friends/blocked',
    access: 'anyAccount',
    summary: 'Blocks somebody: a friendship ends, and neither sees the other.',
    body: NewBlock,
    returns: nothing,
    faults: [friendFaults.nobodyNamed, ...unblockable],
    limit: { max: 60, seconds: 3600 },
  }),
  blockPerson: endpoint({
    method: 'PUT',
    path: '/friends/blocked/:userId',
    access: 'anyAccount',
    summary: 'The same, from where the person is shown.',
    params: withPerson,
    returns: nothing,
    faults: [commonFaults.notFound, ...unblockable],
    limit: { max: 60, seconds: 3600 },
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/friends/blocked/:userId',
    access: 'anyAccount',
    summary: 'Lets somebody see one again. A friendship does not come back.',
    params: withPerson,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
};
