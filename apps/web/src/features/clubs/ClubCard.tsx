import { ClaimClubButton } from '#features/claims';
import { ClubReviewsButton, LeaveReviewButton } from '#features/reviews';
import { Badge, Button, Card } from '#ui';
import type { ClubChoice, MembershipStatus } from '@ribbon/domain/clubs';
import { Clock, Mail } from 'lucide-react';
import { ClubMark } from './ClubMark.tsx';
import { MembershipBadge } from './MembershipBadge.tsx';

/** A club of the finder, and what one can do about it. */
export function ClubCard({
  club,
  status,
  pending,
  onJoin,
}: {
  club: ClubChoice;
  /** One's own place in it, if there is any. */
  status: MembershipStatus | undefined;
  pending: boolean;
  onJoin: () => void;
}) {
  return (
    <Card render={<li />} className="flex flex-col justify-between gap-5">
      <div className="flex flex-col items-start gap-2">
        <ClubMark {...club} />
        <ClubReviewsButton club={club} />
      </div>
      <div className="flex min-h-control flex-wrap items-center gap-2.5">
        {status ? (
          <MembershipBadge status={status} />
        ) : club.status !== 'approved' ? (
          <Badge icon={<Clock aria-hidden />}>Not claimed yet</Badge>
        ) : club.joinPolicy === 'invitation' ? (
          <Badge icon={<Mail aria-hidden />}>By invitation</Badge>
        ) : (
          <Button pending={pending} onClick={onJoin}>
            Join Club<span className="sr-only">: {club.name}</span>
          </Button>
        )}
        <LeaveReviewButton club={club} />
        <ClaimClubButton club={club} />
      </div>
    </Card>
  );
}
