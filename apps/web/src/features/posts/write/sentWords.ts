import { moderationMessages } from '@ribbon/domain/moderation';
import type { FeedPost } from '@ribbon/domain/posts';

/** What became of a post that was just sent; a club's is up. */
export function sentWords(saved: FeedPost | undefined): { title: string; text: string } {
  switch (saved?.approvalStatus) {
    case 'waiting_guardian':
      return {
        title: 'On its way',
        text: 'Your post is on its way to your grown-up.',
      };
    case 'held':
      return {
        title: 'Being reviewed',
        text: 'Our team is reviewing your picture. Until then only you can see your post.',
      };
    default:
      return { title: 'Posted!', text: moderationMessages.green };
  }
}
