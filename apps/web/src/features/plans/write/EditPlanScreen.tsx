import { useTitle } from '#lib/navigation/title.ts';
import { CHECK_CONNECTION, Loading, Page, QueryBoundary, Skeleton } from '#ui';
import { commonFaults } from '@ribbon/domain/kernel';
import { PlanId } from '@ribbon/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { NoPlan } from '../PlanScreen.tsx';
import { planQuery } from '../plans.queries.ts';
import { PlanForm } from './PlanForm.tsx';

export function EditPlanScreen() {
  const { planId } = useParams({ from: '/club-training/$planId/edit' });
  const id = PlanId.safeParse(planId);
  return id.success ? <Edited planId={id.data} /> : <NoPlan />;
}

function Edited({ planId }: { planId: PlanId }) {
  useTitle('Edit training plan');
  const query = useQuery({ ...planQuery(planId), staleTime: Infinity });
  const { data } = query;
  const isClosed = data !== undefined && !(data.canManage && data.status === 'draft');
  if (isClosed || commonFaults.notFound.matches(query.error)) return <NoPlan />;
  return (
    <Page title="Edit training plan" width="form">
      <QueryBoundary
        query={query}
        failed={{ title: 'We couldn’t load the training plan', text: CHECK_CONNECTION }}
        loading={
          <Loading label="Loading the training plan...">
            <Skeleton shape="block" className="h-96" />
          </Loading>
        }
      >
        {(plan) => <PlanForm plan={plan} clubId={plan.clubId} />}
      </QueryBoundary>
    </Page>
  );
}
