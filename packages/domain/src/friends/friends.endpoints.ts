import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { commonFaults, endpoint, fault, nothing } from '../kernel/index.ts';
import { BlockedPerson, NewBlock } from './friends.schema.ts';

export const friendFaults = {
  nobodyNamed: fault('notFound', 404, 'Nobody has this username.'),
  blockedOneself: fault('blockedOneself', 422, 'You cannot block yourself.'),
};

export const friendEndpoints = {
  blocked: endpoint({
    method: 'GET',
    path: '/friends/blocked',
    access: 'signedIn',
    summary: 'The people one has blocked, newest first.',
    returns: z.object({ people: z.array(BlockedPerson) }),
  }),
  block: endpoint({
    method: 'POST',
    path: '/friends/blocked',
    access: 'signedIn',
    summary: 'Blocks somebody: a friendship ends, and neither sees the other.',
    body: NewBlock,
    returns: nothing,
    faults: [friendFaults.nobodyNamed, friendFaults.blockedOneself],
    limit: { max: 60, seconds: 3600 },
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/friends/blocked/:userId',
    access: 'signedIn',
    summary: 'Lets somebody see one again. A friendship does not come back.',
    params: z.object({ userId: UserId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
};
