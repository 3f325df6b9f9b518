import { MemberSearchFields } from '#features/club-admin';
import { ClubListLoading, clubGridClass } from '#features/clubs';
import { EmptyState, ErrorState, LoadMore, Notice, Section } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { MemberSearch } from '@ribbon/domain/clubs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { TeammateCard } from './TeammateCard.tsx';
import { teammatesQuery } from './teammates.queries.ts';

export function TeammateList({ clubId }: { clubId: ClubId }) {
  return (
    <Section title="The people of the club">
      <MemberSearchFields>{(wanted) => <People clubId={clubId} {...wanted} />}</MemberSearchFields>
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
