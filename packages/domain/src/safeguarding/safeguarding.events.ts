import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { CaseId } from './safeguarding.schema.ts';

/** By id only. */
export const safeguardingEvents = {
  /** A worry about a child was opened: the people who can act hear of it. */
  'safeguarding.opened': z.object({ caseId: CaseId }),
  /** The clock of a case may have run out. */
  'safeguarding.due': z.object({ caseId: CaseId }),
  /** It has, and nobody has referred or closed the case. */
  'safeguarding.overdue': z.object({ caseId: CaseId }),
  /** Our team wrote to the child. */
  'safeguarding.answered': z.object({ caseId: CaseId }),
  /** The child wrote to our team. */
  'safeguarding.replied': z.object({ caseId: CaseId }),
  'safeguarding.handedOver': z.object({ caseId: CaseId, to: UserId, by: UserId }),
};
