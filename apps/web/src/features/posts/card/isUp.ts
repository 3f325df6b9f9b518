import type { FeedPost } from '@ribbon/domain/posts';

/** What is not up yet or is hidden, nobody likes or talks about; only its author is told where it stands. */
export const isUp = ({ approvalStatus, hiddenAs }: FeedPost): boolean =>
  hiddenAs === null && (approvalStatus === null || approvalStatus === 'approved');
