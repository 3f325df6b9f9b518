import { ClubId } from '@ribbon/domain/accounts';
import * as z from 'zod';

const ManageTab = z.enum(['overview', 'members', 'events', 'settings', 'posts']);
export type ManageTab = z.infer<typeof ManageTab>;

/** Which club and which part of it; what makes no sense is left out. */
export const clubAdminSearch = z.object({
  club: ClubId.optional().catch(undefined),
  tab: ManageTab.optional().catch(undefined),
});
