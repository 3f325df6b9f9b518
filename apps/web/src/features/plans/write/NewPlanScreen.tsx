import { calendarsQuery } from '#features/calendar';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, CHECK_CONNECTION, EmptyState, Loading, Page, QueryBoundary, Skeleton } from '#ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { PlanForm } from './PlanForm.tsx';

export function NewPlanScreen() {
  useTitle('New training plan');
  const { club } = useSearch({ from: '/club-training/new' });
  return (
    <Page title="New training plan" width="form">
      <QueryBoundary
        query={useQuery(calendarsQuery)}
        failed={{ title: 'We couldn’t load the form', text: CHECK_CONNECTION }}
        loading={
          <Loading label="Loading the form...">
            <Skeleton shape="block" className="h-96" />
          </Loading>
        }
      >
        {(clubs) => {
          const own = clubs.filter(({ canManage }) => canManage);
          const chosen = own.find((one) => one.clubId === club) ?? own[0];
          if (chosen === undefined) return <NotForYou />;
          return (
            <>
              <p className="text-muted">
                For {chosen.clubName}. Members see it once you publish it.
              </p>
              <PlanForm clubId={chosen.clubId} />
            </>
          );
        }}
      </QueryBoundary>
    </Page>
  );
}

function NotForYou() {
  return (
    <EmptyState
      title="You can’t write training plans"
      text="Only confirmed coaches and club admins can write plans for their club."
      action={<Button render={<Link to="/club-training" />}>Club Training Plans</Button>}
    />
  );
}
