import { SignInRequiredDialog } from '#features/accounts';
import { ClubPicture } from '#features/clubs';
import { OrganisedCompetitions } from '#features/competitions-ahead';
import { ReportButton } from '#features/reports';
import { LazyClubReviews } from '#features/reviews';
import { useTitle } from '#lib/title.ts';
import {
  Button,
  CHECK_CONNECTION,
  Card,
  EmptyState,
  Loading,
  MessageScreen,
  Notice,
  Page,
  QueryBoundary,
  Section,
  Skeleton,
} from '#ui';
import { type ClubPage, clubPage, finderMessages } from '@ribbon/domain/clubs';
import { commonFaults } from '@ribbon/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { ClubActions } from '../results/ClubActions.tsx';
import { ClubContact } from '../results/ClubContact.tsx';
import { ClubFigures, ClubPrograms } from '../results/ClubFacts.tsx';
import { clubPageQuery } from '../finder.queries.ts';
import { useJoining } from '../useJoining.ts';
import { ClubFacets } from './ClubFacets.tsx';
import { ClubPlace } from './ClubPlace.tsx';

/** A club on a page of its own, for everybody: what it offers, where it is, what people say. */
export function ClubScreen() {
  const { slug } = useParams({ from: '/clubs/$slug' });
  const query = useQuery(clubPageQuery(slug));
  useTitle(query.data ? clubPage(query.data).title : 'Club');
  if (commonFaults.notFound.matches(query.error)) return <NoClub />;
  return (
    <QueryBoundary
      query={query}
      failed={{ title: 'The club could not be loaded', text: CHECK_CONNECTION }}
      loading={
        <Loading label="Loading the club..." className="flex flex-col gap-6">
          <Skeleton shape="block" className="h-24" />
          <Skeleton shape="block" className="h-72" />
        </Loading>
      }
      renderFrame={(state) => <Page title="Club">{state}</Page>}
    >
      {(club) =>
        club.slug === slug ? (
          <Shown club={club} />
        ) : (
          // It had this address before.
          <Navigate to="/clubs/$slug" params={{ slug: club.slug }} replace />
        )
      }
    </QueryBoundary>
  );
}

function NoClub() {
  return (
    <MessageScreen>
      <EmptyState
        level={1}
        title="We could not find that"
        text="The club has gone, or the address isn’t quite right."
        action={<Button render={<Link to="/clubs" />}>Find a club</Button>}
      />
    </MessageScreen>
  );
}

function Shown({ club }: { club: ClubPage }) {
  const joining = useJoining();
  const { name, city, country, description } = club;
  return (
    <Page
      kicker={`${city}, ${country}`}
      title={
        <span className="flex items-center gap-4">
          <ClubPicture art={club.art} imageId={club.imageId} />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </span>
      }
      actions={<Joining club={club} joining={joining} />}
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-12">
        <div className="flex min-w-0 flex-col gap-6">
          <ClubFigures club={club} unrated={finderMessages.notRated} />
          {description && (
            <p className="max-w-prose text-lg text-pretty wrap-anywhere whitespace-pre-line">
              {description}
            </p>
          )}
          <ClubPrograms programs={club.programs} most={Infinity} />
          <ClubFacets club={club} />
        </div>
        <Card className="flex flex-col gap-5">
          <ClubContact club={club} />
          <ClubPlace club={club} />
        </Card>
      </div>
      <OrganisedCompetitions clubId={club.id} />
      <Section title="Reviews">
        <LazyClubReviews club={club} />
      </Section>
      {joining.me && (
        <p>
          <ReportButton
            inWords
            about={{ contentType: 'other', contentId: club.id }}
            label="Report this club"
          />
        </p>
      )}
      <SignInRequiredDialog wish={joining.wish} onClose={joining.forgetWish} />
    </Page>
  );
}

function Joining({ club, joining }: { club: ClubPage; joining: ReturnType<typeof useJoining> }) {
  if (joining.isUnknown) return <Skeleton shape="block" className="h-control" />;
  if (joining.membershipsFailed) {
    return (
      <Notice
        tone="caution"
        action={
          <Button variant="secondary" onClick={joining.readMembershipsAgain}>
            Try again
          </Button>
        }
      >
        We couldn’t load your clubs.
      </Notice>
    );
  }
  return (
    <ClubActions
      club={club}
      status={joining.statusIn(club)}
      pending={joining.isJoining(club)}
      reviewsAreBelow
      onJoin={() => joining.join(club)}
    />
  );
}
