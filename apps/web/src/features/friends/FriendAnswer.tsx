import { wordsOr } from '#lib/client.ts';
import { Button, toast } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { friendMessages as words } from '@ribbon/domain/friends';
import { useAcceptFriend, useDeclineFriend } from './friends.queries.ts';

/** The two answers to a friend request. */
export function FriendAnswer({ person }: { person: { id: UserId; name: string } }) {
  const accept = useAcceptFriend();
  const decline = useDeclineFriend();
  const { id, name } = person;
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        pending={accept.isPending}
        disabled={decline.isPending}
        onClick={() =>
          accept.mutate(id, {
            onSuccess: () => toast.success(`You and ${name} are friends now`),
            onError: (error) => toast.error(wordsOr(error, words.acceptFailed)),
          })
        }
      >
        Accept<span className="sr-only">: {name}</span>
      </Button>
      <Button
        variant="secondary"
        pending={decline.isPending}
        disabled={accept.isPending}
        onClick={() =>
          decline.mutate(id, {
            onError: (error) => toast.error(wordsOr(error, words.rejectFailed)),
          })
        }
      >
        Decline<span className="sr-only">: {name}</span>
      </Button>
    </div>
  );
}
