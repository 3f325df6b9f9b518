import { Badge, type BadgeTone } from '#ui';
import type { ApprovalStatus, FeedPost } from '@ribbon/domain/posts';

const STATES: Readonly<Record<ApprovalStatus, { label: string; tone: BadgeTone; text?: string }>> =
  {
    checking: { label: 'Checking', tone: 'info' },
    waiting_guardian: {
      label: 'Waiting for your grown-up',
      tone: 'caution',
      text: 'Only you can see it until then.',
    },
    held: {
      label: 'Held for review',
      tone: 'info',
      text: 'Our team is reviewing it. Until then only you can see it.',
    },
    approved: { label: 'Published', tone: 'safe' },
    needs_change: {
      label: 'Needs a change',
      tone: 'caution',
      text: 'A picture couldn’t be shown. Edit your post to share it without the picture.',
    },
    rejected: { label: 'Not published', tone: 'neutral', text: 'Only you can see it.' },
  };

/** Where one's own post stands. That it is up is worth a word only where one looks after one's posts. */
export function PostState({
  status,
  isAlways,
}: {
  status: FeedPost['approvalStatus'];
  isAlways: boolean;
}) {
  if (status === null || (status === 'approved' && !isAlways)) return null;
  const { label, tone, text } = STATES[status];
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Badge tone={tone}>{label}</Badge>
      {text}
    </p>
  );
}
