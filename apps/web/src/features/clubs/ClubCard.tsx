import { ClaimClubButton } from '#features/claims';
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
      <ClubMark {...club} />
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
        <ClaimClubButton club={club} />
      </div>
    </Card>
  );
}
