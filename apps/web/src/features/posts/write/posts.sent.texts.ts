import { moderationMessages } from '@ribbon/domain/moderation';
import type { FeedPost } from '@ribbon/domain/posts';

const POSTED_FROM: Readonly<Record<NonNullable<FeedPost['readersFrom']>, string>> = {
  18: 'Adults can see it now. Our team checks it before anyone under 18 can.',
  13: 'Your post is up. Our team checks it before children under 13 can see it.',
};

/** What became of a post that was just sent. */
export function sentWords(saved: FeedPost): { title: string; text: string } {
  switch (saved.approvalStatus) {
    case 'waiting_guardian':
      return {
        title: 'On its way',
        text: 'Your post is on its way to your grown-up.',
      };
    case 'held':
      return {
        title: 'Being reviewed',
        text: 'Our team is reviewing your picture. Others can’t see your post until then.',
      };
    default:
      return saved.readersFrom !== null
        ? { title: 'Posted', text: POSTED_FROM[saved.readersFrom] }
        : { title: 'Posted!', text: moderationMessages.green };
  }
}
