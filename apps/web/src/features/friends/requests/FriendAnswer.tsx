import { wordsOr } from '#lib/http/client.ts';
import { Button, toast } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { friendMessages as words } from '@ribbon/domain/friends';
import { useAcceptFriend, useDeclineFriend } from '../friends.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** The two answers to a friend request. */
export function FriendAnswer({ person }: { person: { id: UserId; name: string } }) {
  const accept = useAcceptFriend();
  const decline = useDeclineFriend();
  const { id, name } = person;
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        pending={accept.isPending}
        aria-label={t('Accept: {name}', { name })}
        disabled={decline.isPending}
        onClick={() =>
          // Announced even if the row has left the list by then.
          void accept.mutateAsync(id).then(
            () => toast.success(t('You and {name} are now friends', { name })),
            (error: unknown) => toast.error(wordsOr(error, words.acceptFailed)),
          )
        }
      >
        Accept
      </Button>
      <Button
        variant="secondary"
        pending={decline.isPending}
        aria-label={t('Decline: {name}', { name })}
        disabled={accept.isPending}
        onClick={() =>
          decline.mutate(id, {
            onError: (error) => toast.error(wordsOr(error, words.rejectFailed)),
          })
        }
      >
        Decline
      </Button>
    </div>
  );
}
