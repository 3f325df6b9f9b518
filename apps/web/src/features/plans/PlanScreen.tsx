import { DetailScreen } from '#lib/detail-screen/DetailScreen.tsx';
import { MissingScreen } from '#lib/detail-screen/MissingScreen.tsx';
import { ReportButton } from '#features/reports';
import { Button, Heading, Page, cx } from '#ui';
import { addDays } from '@ribbon/domain/calendar';
import { PlanId } from '@ribbon/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { JoinPlan } from './JoinPlan.tsx';
import { PlanActions } from './PlanActions.tsx';
import { PlanBadges, PlanDates } from './PlanFacts.tsx';
import { PlanWeek } from './PlanWeek.tsx';
import { type PlanWithWeeks, planQuery } from './plans.queries.ts';

/** One plan, week by week. */
export function PlanScreen() {
  const { planId } = useParams({ from: '/club-training/$planId' });
  const id = PlanId.safeParse(planId);
  return id.success ? <PlanLoader planId={id.data} /> : <NoPlan />;
}

/** The same screen for a plan that does not exist and for one that is not for this person. */
export const NoPlan = () => (
  <MissingScreen
    text="This training plan isn’t here any more, or isn’t open to you."
    back={<Button render={<Link to="/club-training" />}>Club Training Plans</Button>}
  />
);

const PlanLoader = ({ planId }: { planId: PlanId }) => (
  <DetailScreen
    query={useQuery(planQuery(planId))}
    words={{
      title: 'Training plan',
      loading: 'Loading the training plan...',
      failed: 'We couldn’t load the training plan',
    }}
    nameOf={({ title }) => title}
    missing={<NoPlan />}
  >
    {(plan) => <PlanPage plan={plan} />}
  </DetailScreen>
);

function PlanPage({ plan }: { plan: PlanWithWeeks }) {
  const { title, clubName, description, goals, weeks } = plan;
  return (
    <Page
      kicker={clubName}
      title={<span className="wrap-anywhere">{title}</span>}
      actions={<PlanActions plan={plan} />}
    >
      <div className="flex flex-col gap-4">
        <PlanBadges plan={plan} />
        <PlanDates plan={plan} />
        {description !== '' && (
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{description}</p>
        )}
        {goals.length > 0 && (
          <div>
            <Heading level={2} size="lg">
              Goals
            </Heading>
            <ul className="mt-2 list-disc pl-5">
              {goals.map((goal) => (
                <li key={goal} className="wrap-anywhere">
                  {goal}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <JoinPlan plan={plan} />
        </div>
      </div>
      <div
        className={cx(
          'printed-alone flex w-full flex-col gap-10',
          // Weeks of one session each stand side by side; where there are more, the sessions do.
          weeks.every(({ sessions }) => sessions.length < 2) &&
            'not-print:lg:grid not-print:lg:grid-cols-2',
        )}
      >
        {weeks.map((week, index) => {
          const firstDay = addDays(plan.startsOn, index * 7);
          return (
            <PlanWeek
              key={firstDay}
              plan={plan}
              week={week}
              number={index + 1}
              firstDay={firstDay}
            />
          );
        })}
      </div>
      {!plan.canManage && (
        <p className="print:hidden">
          <ReportButton
            inWords
            about={{ contentType: 'training_plan', contentId: plan.id }}
            label="Report this plan"
          />
        </p>
      )}
    </Page>
  );
}
