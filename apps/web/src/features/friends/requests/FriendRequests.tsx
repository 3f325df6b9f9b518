import { longDay } from '#lib/format/format.ts';
import { List, PagedList, Section } from '#ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FriendAnswer } from './FriendAnswer.tsx';
import { PersonRow } from '../PersonRow.tsx';
import { friendRequestsQuery } from '../friends.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Friend requests to the reader. Hidden when there are none, unless `empty` is given. */
export function FriendRequests({ empty = null }: { empty?: ReactNode }) {
  const query = useInfiniteQuery(friendRequestsQuery);
  const list = (
    <PagedList
      query={query}
      rowsOf={(page) => page.requests}
      loading={null}
      failed={{ title: 'We couldn’t load your friend requests' }}
      empty={empty}
    >
      {(requests) => (
        <List label="Friend Requests">
          {requests.map(({ person, sentAt }) => (
            <PersonRow
              key={person.id}
              person={person}
              text={t('Asked on {sentAt}', { sentAt: longDay(sentAt) })}
              action={<FriendAnswer person={person} />}
            />
          ))}
        </List>
      )}
    </PagedList>
  );
  if (!query.data?.pages.some(({ requests }) => requests.length > 0)) return list;
  return (
    <Section title="Friend Requests" intro="Only say yes to people you know.">
      {list}
    </Section>
  );
}
