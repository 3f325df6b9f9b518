import { longDay } from '#lib/format/format.ts';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  List,
  ListRow,
  Loading,
  QueryBoundary,
  Section,
  Skeleton,
} from '#ui';
import type { BlockedPerson } from '@ribbon/domain/friends';
import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { BlockByNameDialog } from './BlockByNameDialog.tsx';
import { blockedQuery, useUnblock } from '../friends.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** The people the reader has blocked. */
export function BlockedSection() {
  const query = useQuery(blockedQuery);
  const [blocking, setBlocking] = useState(false);
  return (
    <Section
      title="Blocked people"
      intro="Blocked people can’t see you, and you can’t see them. We don’t tell them."
      actions={
        <Button variant="secondary" onClick={() => setBlocking(true)}>
          Block someone
        </Button>
      }
    >
      <QueryBoundary
        query={query}
        failed={{ level: 3 }}
        loading={
          <Loading>
            <Skeleton className="my-4 w-48" />
          </Loading>
        }
        empty={
          <EmptyState
            compact
            level={3}
            title="You haven’t blocked anyone"
            text="If someone is unkind to you, you can block them here."
          />
        }
      >
        {(people) => (
          <List label="Blocked people">
            {people.map((person) => (
              <BlockedRow key={person.id} person={person} />
            ))}
          </List>
        )}
      </QueryBoundary>
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
        text={t('Blocked on {blockedAt}', { blockedAt: longDay(person.blockedAt) })}
        action={
          <Button
            variant="secondary"
            aria-label={t('Unblock @{person}', { person: person.username })}
            onClick={() => setAsking(true)}
          >
            Unblock
          </Button>
        }
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Unblock @{person}?', { person: person.username })}
        text="You’ll be able to see each other again. This won’t make you friends again."
        confirmLabel="Unblock"
        tone="primary"
        pending={unblock.isPending}
        error={unblock.error?.message}
        onConfirm={() => unblock.mutate(person.id, { onSuccess: () => setAsking(false) })}
      />
    </>
  );
}
