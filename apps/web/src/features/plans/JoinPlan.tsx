import { OtherAge } from '#features/calendar';
import { useMe } from '#lib/session/session.ts';
import { Badge, Button } from '#ui';
import { calendarPolicy } from '@ribbon/domain/calendar';
import { ENROLMENT_LABELS, type PlanAttendee, type TrainingPlan } from '@ribbon/domain/plans';
import { Check, Hourglass, UserPlus } from 'lucide-react';
import { useJoinPlan, useLeavePlan } from './plans.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Joins the reader or their child to a plan; shows who has joined already. */
export function JoinPlan({ plan }: { plan: TrainingPlan }) {
  if (plan.status !== 'published') return null;
  return plan.attendees
    .filter(({ status, canJoin }) => status !== null || canJoin)
    .map((who) =>
      who.status === null && !who.isRightAge ? (
        <p key={who.userId}>
          {!who.isSelf && <strong>{who.name} </strong>}
          <OtherAge event={plan} />
        </p>
      ) : (
        <JoinOne key={who.userId} plan={plan} who={who} />
      ),
    );
}

function JoinOne({ plan, who }: { plan: TrainingPlan; who: PlanAttendee }) {
  const me = useMe();
  const join = useJoinPlan(plan, who);
  const leave = useLeavePlan(plan, who);
  const name = who.isSelf ? '' : ` ${who.name}`;
  if (who.status === null) {
    return (
      <Button
        icon={<UserPlus aria-hidden />}
        pending={join.isPending}
        onClick={() => join.mutate()}
      >
        {who.isSelf ? 'Join Program' : t('Join Program for{name}', { name })}
      </Button>
    );
  }
  // What a guardian has said is not the child's to change.
  const asksFirst = who.isSelf && me != null && !calendarPolicy.answersAlone(me);
  const mayLeave = who.canLeave && !(asksFirst && who.status === 'joined');
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge
        tone={who.status === 'joined' ? 'safe' : 'caution'}
        icon={who.status === 'joined' ? <Check aria-hidden /> : <Hourglass aria-hidden />}
      >
        {who.isSelf ? ENROLMENT_LABELS[who.status] : `${who.name}: ${ENROLMENT_LABELS[who.status]}`}
      </Badge>
      {mayLeave && (
        <Button variant="ghost" pending={leave.isPending} onClick={() => leave.mutate()}>
          {who.isSelf ? 'Leave' : t('Leave for{name}', { name })}
        </Button>
      )}
    </span>
  );
}
