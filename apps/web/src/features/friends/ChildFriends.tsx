import { wordsFor } from '#lib/http/client.ts';
import { monthAndYear } from '#lib/format/format.ts';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  List,
  Loading,
  PagedList,
  Section,
  Skeleton,
  toast,
} from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { type ChildFriend, FRIEND_ORIGIN_LABELS, friendMessages } from '@ribbon/domain/friends';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonRow } from './PersonRow.tsx';
import { childFriendsQuery, useEndForChild } from './friends.queries.ts';
import { t } from '@ribbon/domain/kernel';

interface Child {
  id: UserId;
  /** What the family calls it. */
  name: string;
}

/** The friends of a child and why they are friends; a deciding guardian can end a friendship. */
export function ChildFriends({ child, mayEnd }: { child: Child; mayEnd: boolean }) {
  const [ending, setEnding] = useState<ChildFriend>();
  const query = useInfiniteQuery(childFriendsQuery(child.id));
  return (
    <Section
      title="Friends"
      intro="Everyone your child is friends with here, and how they became friends."
    >
      <PagedList
        query={query}
        rowsOf={(page) => page.friends}
        loading={
          <Loading>
            <Skeleton className="my-4 w-48" />
          </Loading>
        }
        failed={{ level: 3, title: 'We couldn’t load the friends' }}
        empty={<EmptyState compact level={3} title="No friends here yet" />}
      >
        {(friends) => (
          <List label={t('{child}’s friends', { child: child.name })}>
            {friends.map((friend) => (
              <PersonRow
                key={friend.person.id}
                person={friend.person}
                text={t('{origin}, since {since}', {
                  origin: FRIEND_ORIGIN_LABELS[friend.origin],
                  since: monthAndYear(friend.since),
                })}
                action={
                  mayEnd && (
                    <Button variant="secondary" onClick={() => setEnding(friend)}>
                      End
                      <span className="sr-only"> friendship with {friend.person.name}</span>
                    </Button>
                  )
                }
              />
            ))}
          </List>
        )}
      </PagedList>
      <EndFriendship child={child} friend={ending} onClose={() => setEnding(undefined)} />
    </Section>
  );
}

function EndFriendship({
  child,
  friend,
  onClose,
}: {
  child: Child;
  friend: ChildFriend | undefined;
  onClose: () => void;
}) {
  const end = useEndForChild(child.id);
  const name = friend?.person.name ?? '';
  return (
    <ConfirmDialog
      open={friend !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('End the friendship with {name}?', { name })}
      text={t(
        '{child} and {name} will stop being friends straight away. We’ll tell them both, gently, that a grown-up decided. A new friend request would need your approval.',
        { child: child.name, name },
      )}
      confirmLabel={friendMessages.endForChild}
      cancelLabel="Keep friendship"
      pending={end.isPending}
      error={end.isError ? wordsFor(end.error) : undefined}
      onConfirm={() =>
        friend &&
        void end.mutateAsync(friend.person.id).then(
          () => {
            onClose();
            toast.success(t('The friendship with {name} has ended.', { name }));
          },
          () => undefined,
        )
      }
    />
  );
}
