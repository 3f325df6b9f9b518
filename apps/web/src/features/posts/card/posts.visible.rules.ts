import type { FeedPost } from '@ribbon/domain/posts';

/** Pending and hidden posts take no likes or comments; only the author sees their state. */
export const isUp = ({ approvalStatus, hiddenAs }: FeedPost): boolean =>
  hiddenAs === null && (approvalStatus === null || approvalStatus === 'approved');
