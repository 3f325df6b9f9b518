import { Badge, Button, Card } from '#ui';
import type { ClubChoice, MembershipStatus } from '@ribbon/domain/clubs';
import { Mail } from 'lucide-react';
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
      <div className="flex min-h-control items-center">
        {status ? (
          <MembershipBadge status={status} />
        ) : club.joinPolicy === 'invitation' ? (
          <Badge icon={<Mail aria-hidden />}>By invitation</Badge>
        ) : (
          <Button pending={pending} onClick={onJoin}>
            Join Club<span className="sr-only">: {club.name}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}
