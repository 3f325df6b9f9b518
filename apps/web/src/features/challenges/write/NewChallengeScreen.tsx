import { useTitle } from '#lib/navigation/title.ts';
import { Button, CHECK_CONNECTION, EmptyState, Page, QueryBoundary, Skeleton, Loading } from '#ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { makersQuery } from '../challenges.queries.ts';
import { ChallengeForm } from './ChallengeForm.tsx';

export function NewChallengeScreen() {
  useTitle('New challenge');
  return (
    <Page title="New challenge" width="form">
      <QueryBoundary
        query={useQuery(makersQuery)}
        failed={{ title: 'We couldn’t load the form', text: CHECK_CONNECTION }}
        loading={
          <Loading label="Loading the form...">
            <Skeleton shape="block" className="h-96" />
          </Loading>
        }
        isEmpty={({ makers }) => makers.length === 0}
        empty={
          <EmptyState
            title="You can’t create challenges"
            text="Coaches and adult gymnasts can create challenges. You’ll find some to join under Discover."
            action={<Button render={<Link to="/challenges" />}>Discover Challenges</Button>}
          />
        }
      >
        {(makers) => (
          <>
            <p className="text-muted">You can change it until someone joins.</p>
            <ChallengeForm makers={makers} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}
