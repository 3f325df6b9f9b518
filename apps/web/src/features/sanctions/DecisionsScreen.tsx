import { useTitle } from '#lib/navigation/title.ts';
import { Button, EmptyState, Loading, Page, QueryBoundary, Skeleton } from '#ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DecisionCard } from './DecisionCard.tsx';
import { decisionsQuery } from './sanctions.queries.ts';

/** Every decision about the reader and the young people in their care. */
export function DecisionsScreen() {
  useTitle('Decisions about you');
  return (
    <Page
      title="Decisions about you"
      width="text"
      intro="What our team decided about your account or something you shared, why, and what you can do."
    >
      <QueryBoundary
        query={useQuery(decisionsQuery)}
        failed={{ title: 'We couldn’t load the decisions' }}
        loading={
          <Loading className="flex flex-col gap-4">
            <Skeleton shape="block" className="h-40" />
            <Skeleton shape="block" className="h-40" />
          </Loading>
        }
        empty={
          <EmptyState
            title="No decisions"
            text="If our team ever decides something about you or what you shared, you’ll see it here."
            action={
              <Button variant="secondary" render={<Link to="/account" />}>
                Back to your account
              </Button>
            }
          />
        }
      >
        {(decisions) => (
          <ul className="flex flex-col gap-5">
            {decisions.map((decision) => (
              <DecisionCard key={decision.id} decision={decision} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Page>
  );
}
