import { Badge, Button } from '#ui';
import type { FoundClub, MembershipStatus } from '@ribbon/domain/clubs';
import { Mail } from 'lucide-react';
import { MembershipBadge } from './MembershipBadge.tsx';

/** What one can do about a club, in one row. */
export function ClubActions({
  club,
  status,
  pending,
  onJoin,
}: {
  club: Pick<FoundClub, 'name' | 'joinPolicy'>;
  /** One's own place in it, if there is any. */
  status: MembershipStatus | undefined;
  pending: boolean;
  onJoin: () => void;
}) {
  return (
    <div className="flex min-h-control flex-wrap items-center gap-3">
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
  );
}
