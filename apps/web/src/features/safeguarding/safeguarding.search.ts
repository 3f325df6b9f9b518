import { CaseSource, CaseStatus, CaseUrgency } from '@ribbon/domain/safeguarding';
import * as z from 'zod';

/** What the list is narrowed to; what makes no sense is left out. */
export const caseFilters = z.object({
  search: z.string().optional().catch(undefined),
  status: CaseStatus.optional().catch(undefined),
  urgency: CaseUrgency.optional().catch(undefined),
  source: CaseSource.optional().catch(undefined),
  mine: z.literal('yes').optional().catch(undefined),
});
export type CaseFilters = z.output<typeof caseFilters>;
