import { claimFilters } from '#features/claims';
import { ClubFilter } from '@ribbon/domain/clubs';
import * as z from 'zod';

const AdminTab = z.enum(['clubs', 'claims']);
export type AdminTab = z.infer<typeof AdminTab>;

/** What the list of clubs is narrowed to; what makes no sense is left out. */
export const clubFilters = z.object({
  search: z.string().max(80).optional().catch(undefined),
  status: ClubFilter.optional().catch(undefined),
});
export type ClubFilters = z.output<typeof clubFilters>;

export const adminClubsSearch = clubFilters.extend({
  ...claimFilters.shape,
  tab: AdminTab.optional().catch(undefined),
});
