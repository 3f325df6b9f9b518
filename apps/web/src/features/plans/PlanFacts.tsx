import { wordsOfDay } from '#features/calendar';
import { Badge } from '#ui';
import { type Audience, agesInWords } from '@ribbon/domain/calendar';
import { CLUB_APPARATUS_LABELS, CLUB_LEVEL_LABELS, type ClubApparatus } from '@ribbon/domain/clubs';
import { t } from '@ribbon/domain/kernel';
import { PLAN_STATUS_LABELS, type TrainingPlan } from '@ribbon/domain/plans';

export function AudienceBadges({
  audience,
  apparatus,
}: {
  audience: Audience;
  apparatus: readonly ClubApparatus[];
}) {
  const ages = agesInWords(audience);
  return (
    <>
      {audience.level && <Badge tone="brand">{CLUB_LEVEL_LABELS[audience.level]}</Badge>}
      {ages && <Badge>{ages}</Badge>}
      {apparatus.map((one) => (
        <Badge key={one}>{CLUB_APPARATUS_LABELS[one]}</Badge>
      ))}
    </>
  );
}

export function PlanBadges({ plan }: { plan: TrainingPlan }) {
  return (
    <p className="flex flex-wrap gap-2">
      {plan.status !== 'published' && (
        <Badge tone="caution">{PLAN_STATUS_LABELS[plan.status]}</Badge>
      )}
      <AudienceBadges audience={plan} apparatus={plan.apparatus} />
    </p>
  );
}

/** How long, how often, from when, and how many follow it. */
export function PlanDates({ plan }: { plan: TrainingPlan }) {
  const { weeksCount, sessionsCount, startsOn, participants, period } = plan;
  const sessionsPerWeek = Math.round(sessionsCount / weeksCount);
  return (
    <p className="text-sm text-muted">
      {period === 'season' && 'Season · '}
      {t(
        '{weeksCount, plural, one {# week} other {# weeks}} · {sessionsPerWeek, plural, one {# session} other {# sessions}} a week · from {day}',
        { weeksCount, sessionsPerWeek, day: wordsOfDay(startsOn) },
      )}
      {participants !== null &&
        t(' · {participants, plural, one {# participant} other {# participants}}', {
          participants,
        })}
    </p>
  );
}
