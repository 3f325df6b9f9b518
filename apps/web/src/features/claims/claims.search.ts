import { ClaimFilter } from '@ribbon/domain/claims';
import * as z from 'zod';

/** Which requests are shown; those that wait unless the address says otherwise. */
export const claimFilters = z.object({ show: ClaimFilter.optional().catch(undefined) });
export type ClaimFilters = z.output<typeof claimFilters>;
