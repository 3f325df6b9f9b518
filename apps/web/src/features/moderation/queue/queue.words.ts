import type { QueueDecision, QueueItem } from '@ribbon/domain/moderation';

/** What it is, in a word. */
export function thingIn({ kind, media }: QueueItem): 'comment' | 'picture' | 'video' {
  if (kind === 'comment') return 'comment';
  return media?.kind === 'video' ? 'video' : 'picture';
}

/** What a decision will do. */
export function consequenceOf(item: QueueItem, decision: QueueDecision['decision']): string {
  const thing = thingIn(item);
  if (decision === 'rejected') {
    const after = {
      post: ' The post waits until its author has changed it.',
      profile: ' It is taken off the profile.',
      club: ' The club shows a drawing instead.',
    };
    return `Nobody sees the ${thing}.${item.media ? after[item.media.shownBy] : ''} The author is told, in kind words and without your note.`;
  }
  if (item.reason === 'check_unavailable') {
    return `Others see the ${thing} already, so nothing changes for its author.`;
  }
  return thing === 'comment' || item.media?.shownBy !== 'post'
    ? `Others see the ${thing} from now on. The author is told.`
    : `Others see the ${thing} once everything in its post was looked at. The author is told.`;
}
