import * as z from 'zod';

const AdminTab = z.enum(['clubs', 'claims']);
export type AdminTab = z.infer<typeof AdminTab>;

export const adminClubsSearch = z.object({ tab: AdminTab.optional().catch(undefined) });
