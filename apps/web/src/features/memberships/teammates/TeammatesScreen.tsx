import { RequestsSection } from '#features/club-admin';
import { ClubListLoading, ClubMark } from '#features/clubs';
import { useIsChild } from '#lib/session/session.ts';
import { OnceSettled } from '#lib/query/OnceSettled.tsx';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, CHECK_CONNECTION, EmptyState, Page, QueryBoundary, SelectField } from '#ui';
import { awaitsClub, type Membership } from '@ribbon/domain/clubs';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { useMemberships } from '../memberships.queries.ts';
import { TeammateFigures } from './TeammateFigures.tsx';
import { TeammateList } from './TeammateList.tsx';
import { t } from '@ribbon/domain/kernel';

/** The people of the reader's clubs. The address holds the club. */
export function TeammatesScreen() {
  useTitle('My Teammates');
  const query = useMemberships();
  const { club: wanted } = useSearch({ from: '/teammates' });
  const joined = query.data?.filter(({ status }) => status === 'active');
  const chosen = joined?.find(({ clubId }) => clubId === wanted) ?? joined?.[0];
  return (
    <Page title="My Teammates" width="wide">
      <QueryBoundary
        query={query}
        failed={{ title: 'We couldn’t load your clubs', text: CHECK_CONNECTION }}
        loading={<ClubListLoading label="Loading your teammates..." />}
      >
        {(memberships) =>
          chosen ? (
            <>
              <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
                <ClubMark {...chosen} name={chosen.clubName} level={2} />
                {/* Here and not in the head of the page, which would push away what is below. */}
                {joined && joined.length > 1 && <ClubPicker clubs={joined} chosen={chosen} />}
              </div>
              <Team key={chosen.clubId} club={chosen} />
            </>
          ) : (
            <NoTeam waiting={memberships.find(awaitsClub)} />
          )
        }
      </QueryBoundary>
    </Page>
  );
}

/** Shows a pending request, or how to find a club. */
function NoTeam({ waiting }: { waiting: Membership | undefined }) {
  return waiting ? (
    <EmptyState
      icon={<Hourglass aria-hidden />}
      title="Waiting for the club"
      text={t(
        'Someone who runs {clubName} has to confirm you first. Then you’ll see your teammates here.',
        { clubName: waiting.clubName },
      )}
      action={
        <Button variant="secondary" render={<Link to="/my-clubs" />}>
          My Clubs
        </Button>
      }
    />
  ) : (
    <EmptyState
      title="No Club Memberships"
      text="Join a club to see the people who train there."
      action={<Button render={<Link to="/clubs" />}>Find Clubs</Button>}
    />
  );
}

function ClubPicker({ clubs, chosen }: { clubs: readonly Membership[]; chosen: Membership }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Club"
      className="w-full sm:w-80"
      value={chosen.clubId}
      options={clubs.map(({ clubId, clubName }) => ({ value: clubId, label: clubName }))}
      onChange={(event) =>
        void navigate({ to: '/teammates', search: { club: event.target.value } })
      }
    />
  );
}

function Team({ club }: { club: Membership }) {
  const isChild = useIsChild();
  const confirms = club.isConfirmedCoach || club.membershipType === 'admin';
  return (
    <>
      {confirms && <RequestsSection clubId={club.clubId} />}
      <OnceSettled className="flex flex-col gap-5 sm:gap-12">
        {/* Children see no counts. */}
        {!isChild && <TeammateFigures clubId={club.clubId} />}
        <TeammateList clubId={club.clubId} />
      </OnceSettled>
    </>
  );
}
