import { AppealStatus, HiddenFilter } from '@ribbon/domain/sanctions';
import * as z from 'zod';

/** What the lists are narrowed to; what makes no sense is left out. */
export const hiddenFilters = z.object({
  type: HiddenFilter.shape.type.catch(undefined),
  state: HiddenFilter.shape.state.catch(undefined),
});
export type HiddenFilters = z.output<typeof hiddenFilters>;

/** Those that wait are shown unless the address says otherwise. */
export const appealFilters = z.object({ status: AppealStatus.optional().catch(undefined) });
export type AppealFilters = z.output<typeof appealFilters>;
