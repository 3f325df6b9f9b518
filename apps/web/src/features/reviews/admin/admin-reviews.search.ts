import { ReviewFilter } from '@ribbon/domain/reviews';
import * as z from 'zod';

/** What the list of reviews is narrowed to; what makes no sense is left out. */
export const reviewFilters = z.object({
  search: ReviewFilter.shape.search.unwrap().optional().catch(undefined),
  status: ReviewFilter.shape.status.catch(undefined),
  clubId: ReviewFilter.shape.clubId.catch(undefined),
});
export type ReviewFilters = z.output<typeof reviewFilters>;
