import { useTitle } from '#lib/title.ts';
import { Button, CHECK_CONNECTION, EmptyState, Page, QueryBoundary, Skeleton, Loading } from '#ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { makersQuery } from '../challenges.queries.ts';
import { ChallengeForm } from './ChallengeForm.tsx';

export function NewChallengeScreen() {
  useTitle('New challenge');
  return (
    <Page title="New challenge" width="form" intro="You can change it until someone joins.">
      <QueryBoundary
        query={useQuery(makersQuery)}
        failed={{ title: 'The form could not be loaded', text: CHECK_CONNECTION }}
        loading={
          <Loading label="Loading the form...">
            <Skeleton shape="block" className="h-96" />
          </Loading>
        }
        isEmpty={({ makers }) => makers.length === 0}
        empty={
          <EmptyState
            title="You can’t create challenges"
            text="Adult gymnasts create challenges for friends; coaches and club admins create them for their club."
            action={<Button render={<Link to="/challenges" />}>Discover Challenges</Button>}
          />
        }
      >
        {(makers) => <ChallengeForm makers={makers} />}
      </QueryBoundary>
    </Page>
  );
}
