import { MembershipBadge } from '#features/memberships';
import { ClaimClubButton } from '#features/claims';
import { ClubReviewsButton, LeaveReviewButton } from '#features/reviews';
import { Badge, Button } from '#ui';
import type { FoundClub, MembershipStatus } from '@ribbon/domain/clubs';
import { Mail } from 'lucide-react';

/** The actions on a club, in one row. */
export function ClubActions({
  club,
  status,
  pending,
  reviewsAreBelow = false,
  onJoin,
}: {
  club: Pick<FoundClub, 'id' | 'name' | 'joinPolicy' | 'rating' | 'isClaimed'>;
  /** The reader's membership of the club, if any. */
  status: MembershipStatus | undefined;
  pending: boolean;
  /** The reviews are on the same screen, with the button that writes one. */
  reviewsAreBelow?: boolean;
  onJoin: () => void;
}) {
  return (
    <div className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-2">
      {status ? (
        <MembershipBadge status={status} />
      ) : club.joinPolicy === 'invitation' ? (
        <Badge icon={<Mail aria-hidden />}>By invitation</Badge>
      ) : (
        <Button pending={pending} onClick={onJoin}>
          Join Club<span className="sr-only">: {club.name}</span>
        </Button>
      )}
      {!reviewsAreBelow && <LeaveReviewButton club={club} />}
      <ClaimClubButton club={club} />
      {!reviewsAreBelow && <ClubReviewsButton club={club} />}
    </div>
  );
}
