import { oneOf, searchOf } from '#lib/navigation/reading.ts';

export type CommunityTab = 'feed' | 'following';

/** Which posts are shown; the feed, where nothing else was asked for. */
export const communitySearch = searchOf({ tab: oneOf<CommunityTab>('feed', 'following') });
