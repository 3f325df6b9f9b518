import { MemberSearchFields } from '#features/club-admin';
import { clubGridClass, ClubListLoading } from '#features/clubs';
import { EmptyState, Notice, PagedList, Section } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { MemberSearch } from '@ribbon/domain/clubs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { TeammateCard } from './TeammateCard.tsx';
import { teammatesQuery } from './memberships.teammates.queries.ts';

export function TeammateList({ clubId }: { clubId: ClubId }) {
  return (
    <Section title="Members">
      <MemberSearchFields>{(wanted) => <People clubId={clubId} {...wanted} />}</MemberSearchFields>
    </Section>
  );
}

function People({ clubId, ...search }: { clubId: ClubId } & Pick<MemberSearch, 'search' | 'role'>) {
  return (
    <PagedList
      query={useInfiniteQuery(teammatesQuery(clubId, search))}
      rowsOf={(page) => page.people}
      loading={<ClubListLoading label="Loading your teammates..." />}
      failed={{ level: 3, title: 'We couldn’t load your teammates' }}
      empty={
        <EmptyState compact level={3} title="No teammates found" text="Try another name or role." />
      }
    >
      {(people, first) => (
        <>
          {first?.isRun === false && (
            <Notice role="none">
              Nobody runs this club here yet, so anyone can join. You’ll see your teammates once
              someone from the club is in charge.
            </Notice>
          )}
          <ul className={clubGridClass}>
            {people.map((person) => (
              <TeammateCard key={person.id} person={person} />
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}
