import { useDebounced } from '#lib/debounced.ts';
import { EmptyState, ErrorState, LoadMore, Notice, Section, SelectField, TextField } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { MemberSearch } from '@ribbon/domain/clubs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { ClubListLoading } from '../ClubListLoading.tsx';
import { clubGridClass } from '../clubGridClass.ts';
import { ROLE_CHOICES } from '../roleChoices.ts';
import { TeammateCard } from './TeammateCard.tsx';
import { teammatesQuery } from './teammates.queries.ts';

export function TeammateList({ clubId }: { clubId: ClubId }) {
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<MemberSearch['role']>('');
  const search = useDebounced(typed.trim(), 300);
  return (
    <Section title="The people of the club">
      <div className="grid gap-4 sm:grid-cols-[1fr_14rem] lg:max-w-3xl">
        <TextField
          label="Name or username"
          type="search"
          autoComplete="off"
          maxLength={80}
          icon={<Search aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField
          label="Role"
          value={role}
          options={ROLE_CHOICES}
          onChange={(event) => setRole(event.target.value as MemberSearch['role'])}
        />
      </div>
      <People clubId={clubId} search={search} role={role} />
    </Section>
  );
}

function People({ clubId, ...search }: { clubId: ClubId } & Pick<MemberSearch, 'search' | 'role'>) {
  const { data, isLoadingError, isFetching, refetch, ...pages } = useInfiniteQuery(
    teammatesQuery(clubId, search),
  );
  if (isLoadingError) {
    return (
      <ErrorState
        level={3}
        title="Your teammates could not be loaded"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <ClubListLoading label="Loading your teammates..." />;
  const people = data.pages.flatMap((page) => page.people);
  if (people.length === 0) {
    return <EmptyState compact level={3} title="Nobody matches" text="Try another name or role." />;
  }
  const isRun = data.pages[0]?.isRun ?? true;
  return (
    <>
      {!isRun && (
        <Notice role="none">
          Nobody runs this club here yet, so anybody can join it. You see each other once somebody
          looks after it.
        </Notice>
      )}
      <ul className={clubGridClass}>
        {people.map((person) => (
          <TeammateCard key={person.id} person={person} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <LoadMore pending={pages.isFetchingNextPage} onLoad={() => void pages.fetchNextPage()} />
      )}
    </>
  );
}
