import { listed } from '../format/format.ts';
import { Notice } from '#ui';
import type { Me } from '@ribbon/domain/accounts';

/** Explains to a child why friends and posts are not there yet, and what is. */
export const PrivateStartNotice = ({ me }: { me: Me }) => (
  <Notice role="none" title="You’re starting in private">
    Your training log, your calendar and your clubs’ events are open. Friends, posts and challenges
    open once your club or our team knows{' '}
    {listed(me.family.lookedAfterBy) || 'the grown-up who looks after you'}. They can see how in My
    Family.
  </Notice>
);
