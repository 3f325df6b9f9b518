import { daysAway, listed } from '#lib/format/format.ts';
import { Section, StatTile, StatTiles } from '#ui';
import { type Activity, ACTIVITY_DAYS } from '@ribbon/domain/families';
import { t, currentLocale } from '@ribbon/domain/kernel';

/** How the account was used lately: numbers, not words. */
export function ActivityPart({ activity }: { activity: Activity }) {
  return (
    <Section title={t('Last {activityDays} days', { activityDays: ACTIVITY_DAYS })}>
      <StatTiles>
        <StatTile label="Posts" one="Post" value={activity.posts} />
        <StatTile label="Comments" one="Comment" value={activity.comments} />
        <StatTile label="Friends" one="Friend" value={activity.friends} note="in all" />
        <StatTile
          label="Minutes trained"
          value={activity.trainingMinutes.toLocaleString(currentLocale())}
        />
      </StatTiles>
      <dl className="mt-3 grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">Last active</dt>
          <dd className="font-medium first-letter:uppercase">
            {activity.lastActiveAt ? daysAway(activity.lastActiveAt) : 'Not yet'}
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm text-muted">
            {t('{clubs, plural, one {Club} other {Clubs}}', { clubs: activity.clubs.length })}
          </dt>
          <dd className="font-medium wrap-anywhere">
            {activity.clubs.length > 0 ? listed(activity.clubs) : 'None'}
          </dd>
        </div>
      </dl>
    </Section>
  );
}
