import { PeopleDialog, type PeopleKind } from '#features/friends';
import { Button, StatTile, StatTiles } from '#ui';
import { type Me, isAdult } from '@ribbon/domain/accounts';
import type { OwnProfile } from '@ribbon/domain/profiles';
import { useState } from 'react';

/** The reader's figures, with the people behind them. Minors have no followers. */
export function OwnFigures({ profile: { stats }, me }: { profile: OwnProfile; me: Me }) {
  const [kind, setKind] = useState<PeopleKind>();
  const hasFollowers = isAdult(me.ageBand);
  const kinds: readonly { kind: PeopleKind; label: string }[] = [
    { kind: 'friends', label: 'My Friends' },
    ...(hasFollowers ? [{ kind: 'followers' as const, label: 'Followers' }] : []),
    { kind: 'following', label: 'Following' },
  ];
  return (
    <div className="flex flex-col gap-5">
      <StatTiles className="sm:grid-cols-5">
        <StatTile label="Posts" one="Post" value={stats.posts} apparatus="ribbon" />
        {hasFollowers && (
          <StatTile
            label="Followers"
            one="Follower"
            value={stats.followers ?? 0}
            apparatus="hoop"
          />
        )}
        <StatTile label="Following" value={stats.following ?? 0} apparatus="ball" />
        <StatTile label="Friends" one="Friend" value={stats.friends ?? 0} apparatus="clubs" />
        <StatTile label="Clubs" one="Club" value={stats.clubs ?? 0} apparatus="rope" />
      </StatTiles>
      <div className="flex flex-wrap gap-3">
        {kinds.map((each) => (
          <Button key={each.kind} variant="secondary" onClick={() => setKind(each.kind)}>
            {each.label}
          </Button>
        ))}
      </div>
      <PeopleDialog kind={kind} onClose={() => setKind(undefined)} />
    </div>
  );
}
