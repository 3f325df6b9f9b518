import { SignInRequiredDialog } from '#features/accounts';
import { useTitle } from '#lib/navigation/title.ts';
import { CHECK_CONNECTION, Page, PageSkeleton, QueryBoundary, lazily } from '#ui';
import { type ClubPage, clubPage, finderMessages } from '@ribbon/domain/clubs';
import { commonFaults } from '@ribbon/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { ClubActions } from '../results/ClubActions.tsx';
import { ClubContact } from '../results/ClubContact.tsx';
import { ClubFigures, ClubPrograms } from '../results/ClubFacts.tsx';
import { clubPageQuery } from '../finder.queries.ts';
import { useJoining } from '../useJoining.ts';

const ClubBody = lazily(async () => (await import('./ClubBody.tsx')).ClubBody);
const NoClub = lazily(async () => (await import('./ClubBody.tsx')).NoClub);

/** A club on a page of its own, for everybody: what it offers, where it is, what people say. */
export function ClubScreen() {
  const { slug } = useParams({ from: '/clubs/$slug' });
  const query = useQuery(clubPageQuery(slug));
  useTitle(query.data ? clubPage(query.data).title : 'Club');
  if (commonFaults.notFound.matches(query.error)) return <NoClub />;
  if (query.isPending) return <PageSkeleton />;
  return (
    <QueryBoundary
      query={query}
      failed={{ title: 'We couldn’t load the club', text: CHECK_CONNECTION }}
      loading={null}
      renderFrame={(state) => <Page title="Club">{state}</Page>}
    >
      {(club) =>
        club.slug === slug ? (
          <ClubDetails club={club} />
        ) : (
          // It had this address before.
          <Navigate to="/clubs/$slug" params={{ slug: club.slug }} replace />
        )
      }
    </QueryBoundary>
  );
}

/** What the finder shows as well is put in its places; the rest of the page is a file of its own. */
function ClubDetails({ club }: { club: ClubPage }) {
  const joining = useJoining();
  return (
    <>
      <ClubBody
        club={club}
        joining={joining}
        actions={
          <ClubActions
            club={club}
            status={joining.statusIn(club)}
            pending={joining.isJoining(club)}
            reviewsAreBelow
            onJoin={() => joining.join(club)}
          />
        }
        figures={<ClubFigures club={club} unrated={finderMessages.notRated} />}
        programs={<ClubPrograms programs={club.programs} most={Infinity} />}
        contact={<ClubContact club={club} />}
      />
      <SignInRequiredDialog action={joining.pendingAction} onClose={joining.forgetPendingAction} />
    </>
  );
}
