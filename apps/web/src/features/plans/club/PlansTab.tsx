import { CHECK_CONNECTION, EmptyState, PagedList, SelectField } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { PLAN_STATUS_LABELS } from '@ribbon/domain/plans';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { PlanCard } from './PlanCard.tsx';
import { CardsLoading } from './CardsLoading.tsx';
import { plansQuery } from '../plans.queries.ts';

const STATUSES = (['draft', 'archived'] as const).map((value) => ({
  value,
  label: PLAN_STATUS_LABELS[value],
}));

/** Plans the reader may join; also drafts and archived ones for people who write them. */
export function PlansTab({
  clubId,
  canManage,
}: {
  clubId: ClubId | undefined;
  canManage: boolean;
}) {
  const { status } = useSearch({ from: '/club-training' });
  const navigate = useNavigate({ from: '/club-training' });
  return (
    <div className="flex flex-col gap-6">
      {canManage && (
        <div className="sm:max-w-xs">
          <SelectField
            label="Show"
            placeholder={PLAN_STATUS_LABELS.published}
            options={STATUSES}
            value={status ?? ''}
            onChange={({ target }) => {
              const next = STATUSES.find(({ value }) => value === target.value)?.value;
              void navigate({
                search: (before) => ({ ...before, status: next }),
                replace: true,
                resetScroll: false,
              });
            }}
          />
        </div>
      )}
      <PagedList
        query={useInfiniteQuery(plansQuery(clubId, status ?? 'published'))}
        rowsOf={(page) => page.plans}
        loading={<CardsLoading label="Loading training plans..." />}
        failed={{ title: 'We couldn’t load the training plans', text: CHECK_CONNECTION }}
        empty={
          <EmptyState
            icon={<ClipboardList aria-hidden />}
            title="No Training Plans"
            text="Coaches create training plans for their clubs. They appear here once published."
          />
        }
        moreLabel="More plans"
      >
        {(plans) => (
          <ul className="grid gap-6 sm:grid-cols-2">
            {plans.map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
