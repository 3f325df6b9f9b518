import type { QueueItem } from '@ribbon/domain/moderation';

/** What it is, in a word. */
export function thingIn({
  kind,
  media,
}: QueueItem): Exclude<QueueItem['kind'], 'media'> | 'picture' | 'video' {
  if (kind !== 'media') return kind;
  return media?.kind === 'video' ? 'video' : 'picture';
}

/** What a rejection will do. */
export function rejectionOf(item: QueueItem): string {
  if (item.kind !== 'media' && item.kind !== 'comment') {
    const readers = item.reason === 'to_child' ? 'under 13' : 'under 18';
    return `Nobody ${readers} will see it. Others still can; report it if nobody should.`;
  }
  const after = {
    post: ' The post waits until its author edits it.',
    profile: ' It comes off the profile.',
    club: ' The club shows a drawing instead.',
    challenge: ' It comes off the challenge.',
    competition: ' It comes off the competition.',
    organiser: ' The request goes on without it.',
    guardian_form: ' The form goes on without it.',
    platform: ' The platform shows its drawn logo instead.',
  };
  if (item.media?.shownBy === 'platform') {
    return `Nobody will see the picture.${after.platform} Administrators read it in the history of the settings.`;
  }
  return `Nobody will see the ${thingIn(item)}.${item.media ? after[item.media.shownBy] : ''} The author is told in kind words, without your reason.`;
}
