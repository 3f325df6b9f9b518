import type { FeedPost } from '@ribbon/domain/posts';

/** What is not up yet, nobody likes or talks about; only its author is told where it stands. */
export const isUp = ({ approvalStatus }: FeedPost): boolean =>
  approvalStatus === null || approvalStatus === 'approved';
