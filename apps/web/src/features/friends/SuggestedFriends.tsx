import { useMe } from '#lib/session/session.ts';
import { Button, EmptyState, List, Loading, QueryBoundary, Section, Skeleton } from '#ui';
import type { Suggestion } from '@ribbon/domain/friends';
import { isMinor } from '@ribbon/domain/accounts';
import { t } from '@ribbon/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FriendButton } from './requests/FriendButton.tsx';
import { PersonRow } from './PersonRow.tsx';
import { suggestionsQuery } from './friends.queries.ts';

const MAY_ASK = { state: 'none', waitsForGuardian: false, mayAsk: true } as const;

/** Up to three people the reader may know. `seeAll` links to more. */
export function SuggestedFriends({ seeAll }: { seeAll?: ReactNode }) {
  const query = useQuery(suggestionsQuery);
  return (
    <Section title="Suggested Friends" actions={seeAll}>
      <QueryBoundary
        query={query}
        failed={{ level: 3 }}
        loading={
          <Loading label="Loading suggestions...">
            <Skeleton className="my-4 w-48" />
          </Loading>
        }
        empty={<Nobody />}
      >
        {(people) => (
          <List label="Suggested Friends">
            {people.map((suggestion) => (
              <PersonRow
                key={suggestion.person.id}
                person={suggestion.person}
                text={reason(suggestion)}
                action={<FriendButton person={suggestion.person} friendship={MAY_ASK} />}
              />
            ))}
          </List>
        )}
      </QueryBoundary>
    </Section>
  );
}

function Nobody() {
  const me = useMe();
  const isThere = useRouterState({ select: ({ location }) => location.pathname === '/gymnasts' });
  return (
    <EmptyState
      compact
      level={3}
      title="Nobody to suggest yet"
      text={
        !me || isMinor(me.ageBand)
          ? 'People your age from your club will appear here.'
          : 'Join a club or an event, and people you may know will appear here.'
      }
      action={
        // Hidden on the page of gymnasts itself.
        !isThere && (
          <Button variant="secondary" render={<Link to="/gymnasts" />}>
            Find Friends
          </Button>
        )
      }
    />
  );
}

const reason = ({ club, mutualFriends, sharedEvents }: Suggestion): string =>
  [
    club,
    mutualFriends &&
      t('{mutualFriends, plural, one {# mutual friend} other {# mutual friends}}', {
        mutualFriends,
      }),
    sharedEvents &&
      t('{sharedEvents, plural, one {# event together} other {# events together}}', {
        sharedEvents,
      }),
  ]
    .filter(Boolean)
    .join(' · ');
