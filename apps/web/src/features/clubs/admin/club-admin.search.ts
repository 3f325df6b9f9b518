import { ClubId } from '@ribbon/domain/accounts';
import * as z from 'zod';

const ClubAdminTab = z.enum(['overview', 'members', 'settings', 'posts']);
export type ClubAdminTab = z.infer<typeof ClubAdminTab>;

/** Which club and which part of it; what makes no sense is left out. */
export const clubAdminSearch = z.object({
  club: ClubId.optional().catch(undefined),
  tab: ClubAdminTab.optional().catch(undefined),
});
export type ClubAdminSearch = z.infer<typeof clubAdminSearch>;
