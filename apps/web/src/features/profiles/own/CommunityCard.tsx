import { PersonPortrait } from '#features/media';
import { TrainingCardPart, useActivities } from '#features/training';
import { linkClass, Loading, QueryBoundary, Skeleton, VerifiedMark } from '#ui';
import { isAdult, isChild, type Me } from '@ribbon/domain/accounts';
import type { OwnProfile } from '@ribbon/domain/profiles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ownProfileQuery } from '../profiles.queries.ts';

/** The reader's profile beside the feed, with a link to their training. */
export function CommunityCard({ me }: { me: Me }) {
  return (
    <QueryBoundary
      query={useQuery(ownProfileQuery)}
      failed={{ title: 'We couldn’t load your profile' }}
      loading={
        <Loading label="Loading your profile..." className="flex items-center gap-4">
          <Skeleton shape="circle" className="size-16" />
          <Skeleton className="w-40" />
        </Loading>
      }
    >
      {(profile) => <Oneself me={me} profile={profile} />}
    </QueryBoundary>
  );
}

function Oneself({ me, profile }: { me: Me; profile: OwnProfile }) {
  return (
    <section aria-label="You" className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <PersonPortrait person={profile} />
        <div className="min-w-0">
          <p className="font-display text-lg font-bold wrap-anywhere">
            <Link to="/profile" className={linkClass}>
              {profile.name}
            </Link>
            {profile.isVerified && <VerifiedMark />}
          </p>
          <p className="text-muted wrap-anywhere">@{profile.username}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {/* Children see no counts. */}
        {!isChild(me.ageBand) && (
          <Figures stats={profile.stats} hasFollowers={isAdult(me.ageBand)} />
        )}
        <TrainingCardPart />
      </div>
    </section>
  );
}

/** Minors have no followers. */
function Figures({ stats, hasFollowers }: { stats: OwnProfile['stats']; hasFollowers: boolean }) {
  const activities = useActivities();
  const figures = [
    ['Following', stats.following],
    ...(hasFollowers ? [['Followers', stats.followers] as const] : []),
    ['Activities', activities],
  ] as const;
  return (
    <dl className="flex gap-6">
      {figures.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-xl font-bold tabular-nums">{value ?? 0}</dd>
        </div>
      ))}
    </dl>
  );
}
