import * as z from 'zod';

const CommunityTab = z.enum(['feed', 'following']);
export type CommunityTab = z.infer<typeof CommunityTab>;

/** Whose posts are shown; the feed, where nothing else was asked for. */
export const communitySearch = z.object({ tab: CommunityTab.optional().catch(undefined) });
