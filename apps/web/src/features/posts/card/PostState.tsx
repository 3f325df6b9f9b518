import { Badge, type BadgeTone } from '#ui';
import type { ApprovalStatus, FeedPost } from '@ribbon/domain/posts';

const STATES: Readonly<Record<ApprovalStatus, { label: string; tone: BadgeTone; text?: string }>> =
  {
    checking: { label: 'Checking', tone: 'info' },
    waiting_guardian: {
      label: 'Waiting for your grown-up',
      tone: 'caution',
      text: 'Others can’t see it until then.',
    },
    held: {
      label: 'Held for review',
      tone: 'info',
      text: 'Our team is reviewing it. Others can’t see it until then.',
    },
    approved: { label: 'Published', tone: 'safe' },
    needs_change: {
      label: 'Needs a change',
      tone: 'caution',
      text: 'A picture couldn’t be shown. Edit your post to share it without the picture.',
    },
    rejected: { label: 'Not published', tone: 'neutral', text: 'Others can’t see it.' },
  };

/** What is up, and not for everybody it was written for. */
const HELD_BACK: Readonly<
  Record<NonNullable<FeedPost['readersFrom']>, { label: string; text: string }>
> = {
  18: {
    label: 'Adults only for now',
    text: 'Under-18s can’t see it unless our team says it’s fine for them.',
  },
  13: {
    label: 'From 13 for now',
    text: 'Children under 13 can’t see it unless our team says it’s fine for them.',
  },
};

/**
 * The state of the reader's post. That it is published is only shown in lists of their own posts.
 */
export function PostState({
  post: { approvalStatus: status, readersFrom, hiddenAs },
  isAlways,
}: {
  post: Pick<FeedPost, 'approvalStatus' | 'readersFrom' | 'hiddenAs'>;
  isAlways: boolean;
}) {
  if (hiddenAs !== null) {
    return (
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone="caution">Hidden</Badge>
        {hiddenAs === 'guardian'
          ? 'Only your child and the people who look after them can see it.'
          : 'Your child has hidden it.'}
      </p>
    );
  }
  if (status === null) return null;
  const isHeldBack = status === 'approved' && readersFrom !== null;
  if (status === 'approved' && !isHeldBack && !isAlways) return null;
  const { label, tone, text } = isHeldBack
    ? { ...HELD_BACK[readersFrom], tone: 'caution' as const }
    : STATES[status];
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Badge tone={tone}>{label}</Badge>
      {text}
    </p>
  );
}
