import { wordsFor } from '#lib/http/client.ts';
import { Button, toast } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { Bell, BellOff } from 'lucide-react';
import { useFollow } from './friends.queries.ts';

/** Follows an adult's public profile, or stops. */
export function FollowButton({
  person: { id, name },
  isFollowed,
}: {
  person: { id: UserId; name: string };
  isFollowed: boolean;
}) {
  const follow = useFollow();
  const label = isFollowed ? 'Unfollow' : 'Follow';
  return (
    <Button
      variant="secondary"
      pending={follow.isPending}
      aria-label={`${label}: ${name}`}
      icon={isFollowed ? <BellOff aria-hidden /> : <Bell aria-hidden />}
      onClick={() =>
        follow.mutate(
          { userId: id, follow: !isFollowed },
          { onError: (error) => toast.error(wordsFor(error)) },
        )
      }
    >
      {label}
    </Button>
  );
}
