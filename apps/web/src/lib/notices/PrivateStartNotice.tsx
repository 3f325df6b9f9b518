import { listed } from '../format/format.ts';
import { Notice } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { t } from '@ribbon/domain/kernel';

/** Explains to a child why friends and posts are not there yet, and what is. */
export const PrivateStartNotice = ({ me }: { me: Me }) => (
  <Notice role="none" title="You’re starting in private">
    {me.family.lookedAfterBy.length > 0
      ? t(
          'Your training log, your calendar and your clubs’ events are open. Friends, posts and challenges open once your club or our team knows {lookedAfterBy}. They can see how in My Family.',
          { lookedAfterBy: listed(me.family.lookedAfterBy) },
        )
      : 'Your training log, your calendar and your clubs’ events are open. Friends, posts and challenges open once your club or our team knows your grown-up. They can see how in My Family.'}
  </Notice>
);
