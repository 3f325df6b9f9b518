import type { QueueItem } from '@ribbon/domain/moderation';
import { t } from '@ribbon/domain/kernel';

const THINGS: Readonly<Record<Exclude<QueueItem['kind'], 'media'>, string>> = {
  post: t('post'),
  comment: t('comment'),
  profile: t('profile'),
  challenge: t('challenge'),
  user_type: 'kind of account',
};

/** What it is, in a word. */
export function thingIn({ kind, media }: QueueItem): string {
  if (kind !== 'media') return THINGS[kind];
  return media?.kind === 'video' ? t('video') : t('picture');
}

/** What a rejection will do. */
export function rejectionOf(item: QueueItem): string {
  if (item.kind !== 'media' && item.kind !== 'comment') {
    return item.reason === 'to_child'
      ? 'Nobody under 13 will see it. Others still can; report it if nobody should.'
      : 'Nobody under 18 will see it. Others still can; report it if nobody should.';
  }
  const after = {
    post: ' The post stays hidden until its author edits it.',
    profile: ' We’ll remove it from the profile.',
    club: ' The club will show a drawing instead.',
    challenge: ' We’ll remove it from the challenge.',
    competition: ' We’ll remove it from the competition.',
    organiser: ' The request will go ahead without it.',
    guardian_form: ' The form will go ahead without it.',
    platform: ' The platform will show its drawn logo instead.',
  };
  if (item.media?.shownBy === 'platform') {
    return t(
      'Nobody will see the picture.{platform} Administrators can read your reason in the settings history.',
      { platform: after.platform },
    );
  }
  return t(
    'Nobody will see the {item}.{media} We’ll tell the author gently, without giving your reason.',
    { item: thingIn(item), media: item.media ? after[item.media.shownBy] : '' },
  );
}
