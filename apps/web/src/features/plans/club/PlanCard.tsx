import { Button, Card, Heading } from '#ui';
import type { TrainingPlan } from '@ribbon/domain/plans';
import { Link } from '@tanstack/react-router';
import { JoinPlan } from '../JoinPlan.tsx';
import { PlanBadges, PlanDates } from '../PlanFacts.tsx';

/** A plan in a list, with the way to join all of it. */
export function PlanCard({ plan }: { plan: TrainingPlan }) {
  const { id, title, description, clubName, goals } = plan;
  return (
    <Card render={<li />} className="flex flex-col gap-3">
      <PlanBadges plan={plan} />
      <div>
        <Heading level={2} size="lg">
          <Link
            to="/club-training/$planId"
            params={{ planId: id }}
            className="wrap-anywhere no-underline hover:underline"
          >
            {title}
          </Link>
        </Heading>
        <p className="text-sm text-muted wrap-anywhere">{clubName}</p>
      </div>
      {description !== '' && <p className="line-clamp-3 wrap-anywhere">{description}</p>}
      {goals.length > 0 && (
        <ul aria-label="Goals" className="list-disc pl-5 text-sm">
          {goals.slice(0, 3).map((goal) => (
            <li key={goal} className="wrap-anywhere">
              {goal}
            </li>
          ))}
        </ul>
      )}
      <PlanDates plan={plan} />
      <div className="mt-auto flex flex-wrap items-center gap-3 pt-2">
        <JoinPlan plan={plan} />
        <Button
          variant="ghost"
          className="first:-ml-5"
          render={<Link to="/club-training/$planId" params={{ planId: id }} />}
        >
          Details
        </Button>
      </div>
    </Card>
  );
}
