import * as z from 'zod';
import { SanctionId, UserId } from '../accounts/index.ts';
import { AppealId } from './appeals/sanctions.appeals.schema.ts';

const ofSanction = z.object({ sanctionId: SanctionId });

/** What happened to decisions about people. No event holds what somebody wrote. */
export const sanctionEvents = {
  'sanction.applied': ofSanction,
  /** A guardian has read it, so the child may read it now. */
  'sanction.opened': ofSanction.extend({ guardianId: UserId }),
  'sanction.undone': ofSanction,
  /** Hidden content was edited and needs review. */
  'sanction.sent_again': ofSanction,
  'sanction.kept': ofSanction,
  'appeal.filed': z.object({ appealId: AppealId }),
  'appeal.decided': z.object({ appealId: AppealId }),
};
