import { ReviewFilter, ReviewStatus } from '@ribbon/domain/reviews';
import * as z from 'zod';

/** What the list of reviews is narrowed to; what makes no sense is left out. */
export const reviewFilters = z.object({
  search: ReviewFilter.shape.search.unwrap().optional().catch(undefined),
  /** What waits is shown unless the address says otherwise. */
  status: z
    .enum(['all', ...ReviewStatus.options])
    .optional()
    .catch(undefined),
  clubId: ReviewFilter.shape.clubId.catch(undefined),
});
export type ReviewFilters = z.output<typeof reviewFilters>;
