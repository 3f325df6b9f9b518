import { wordsOr } from '#lib/http/client.ts';
import { daysAway } from '#lib/format/format.ts';
import { Button, EmptyState, List, ListRow, Loading, PagedList, Skeleton, toast } from '#ui';
import { friendMessages as words, type SentRequest } from '@ribbon/domain/friends';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { PersonRow } from '../PersonRow.tsx';
import { sentRequestsQuery, useTakeBack } from '../friends.queries.ts';
import { t } from '@ribbon/domain/kernel';

const byCode = 'A request by friend code';

/** Requests the reader has sent and can withdraw. */
export function SentRequests() {
  return (
    <PagedList
      query={useInfiniteQuery(sentRequestsQuery)}
      rowsOf={(page) => page.requests}
      loading={
        <Loading>
          <Skeleton className="my-4 w-48" />
        </Loading>
      }
      failed={{ title: 'We couldn’t load your requests' }}
      empty={
        <EmptyState
          title="No sent requests"
          text="You’re not waiting for any answers."
          action={
            <Button variant="secondary" render={<Link to="/gymnasts" />}>
              Find Friends
            </Button>
          }
        />
      }
    >
      {(requests) => (
        <List label="Sent requests">
          {requests.map((request) => (
            <Sent key={request.id} request={request} />
          ))}
        </List>
      )}
    </PagedList>
  );
}

function Sent({ request: { id, person, sentAt, waitsForGuardian } }: { request: SentRequest }) {
  const takeBack = useTakeBack();
  const text = `${words.pending} · ${
    waitsForGuardian
      ? 'waiting for your grown-up'
      : t('asked {sentAt}', { sentAt: daysAway(sentAt) })
  }`;
  const action = (
    <Button
      variant="secondary"
      aria-label={
        person === null
          ? 'Cancel the request by friend code'
          : t('Cancel the request to {person}', { person: person.name })
      }
      pending={takeBack.isPending}
      onClick={() =>
        takeBack.mutate(id, {
          onError: (error) => toast.error(wordsOr(error, words.removeFailed)),
        })
      }
    >
      Cancel
    </Button>
  );
  if (person !== null) return <PersonRow person={person} text={text} action={action} />;
  return (
    <ListRow
      icon={
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
          <KeyRound aria-hidden className="size-5" />
        </span>
      }
      title={byCode}
      text={t('{text}. You’ll see who it is when they say yes.', { text })}
      action={action}
    />
  );
}
