import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { InboxItemId, RequestId, WaitingLinkId } from './families.schema.ts';

const pair = z.object({ childId: UserId, guardianId: UserId });

/** What happened in families. Links are made when the mail is written, so no event holds one. */
export const familyEvents = {
  'child.account.created': z.object({ requestId: RequestId }),
  'guardian.invited': z.object({ requestId: RequestId }),
  'child.account.approved': pair,
  'guardian.link.waiting': z.object({ linkId: WaitingLinkId }),
  'guardian.link.declined': z.object({ linkId: WaitingLinkId }),
  'guardian.verified': pair,
  'guardian.joined': pair,
  'guardian.removed': pair,
  'guardian.promoted': pair,
  /** The main role was taken over; `guardianId` has it now. */
  'guardian.replaced': pair.extend({ formerId: UserId }),
  'guardian.handover': pair,
  'child.guardian.left': z.object({ childId: UserId }),
  'child.turned_thirteen': z.object({ childId: UserId }),
  'family.decision.needed': z.object({ itemId: InboxItemId }),
  'family.decision.made': z.object({ itemId: InboxItemId }),
};
