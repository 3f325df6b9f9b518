import { longDay } from '#lib/format.ts';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  List,
  ListRow,
  Loading,
  Section,
  Skeleton,
} from '#ui';
import type { BlockedPerson } from '@ribbon/domain/friends';
import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { BlockByNameDialog } from './BlockByNameDialog.tsx';
import { blockedQuery, useUnblock } from './friends.queries.ts';

/** The people one does not want to see or be seen by. */
export function BlockedSection() {
  const { data: people, isError, isFetching, refetch } = useQuery(blockedQuery);
  const [blocking, setBlocking] = useState(false);
  return (
    <Section
      title="Blocked people"
      intro="Blocked people do not see you, and you do not see them. They are not told."
      actions={
        <Button variant="secondary" onClick={() => setBlocking(true)}>
          Block somebody
        </Button>
      }
    >
      {isError && <ErrorState level={3} pending={isFetching} onRetry={() => void refetch()} />}
      {people === undefined && !isError && (
        <Loading>
          <Skeleton className="my-4 w-48" />
        </Loading>
      )}
      {people?.length === 0 && (
        <EmptyState
          compact
          level={3}
          title="You have blocked nobody"
          text="When somebody is unkind to you, you can block them here."
        />
      )}
      {people !== undefined && people.length > 0 && (
        <List label="Blocked people">
          {people.map((person) => (
            <BlockedRow key={person.id} person={person} />
          ))}
        </List>
      )}
      <BlockByNameDialog open={blocking} onOpenChange={setBlocking} />
    </Section>
  );
}

function BlockedRow({ person }: { person: BlockedPerson }) {
  const [asking, setAsking] = useState(false);
  const unblock = useUnblock();
  return (
    <>
      <ListRow
        icon={<UserX aria-hidden />}
        title={`@${person.username}`}
        text={`Blocked on ${longDay(person.blockedAt)}`}
        action={
          <Button
            variant="secondary"
            aria-label={`Unblock @${person.username}`}
            onClick={() => setAsking(true)}
          >
            Unblock
          </Button>
        }
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Unblock @${person.username}?`}
        text="You will be able to see each other again. It does not make you friends."
        confirmLabel="Unblock"
        tone="primary"
        pending={unblock.isPending}
        error={unblock.error?.message}
        onConfirm={() => unblock.mutate(person.id, { onSuccess: () => setAsking(false) })}
      />
    </>
  );
}
