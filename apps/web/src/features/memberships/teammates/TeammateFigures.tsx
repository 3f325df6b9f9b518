import { StatTile, StatTiles } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { teammateFiguresQuery } from './teammates.queries.ts';

/** How many one sees. Left out while nobody knows: a figure that may be wrong is none. */
export function TeammateFigures({ clubId }: { clubId: ClubId }) {
  const { data } = useQuery(teammateFiguresQuery(clubId));
  if (data === undefined) return null;
  return (
    <StatTiles className="sm:grid-cols-5">
      <StatTile label="Total Members" value={data.total} />
      <StatTile label="Admins" value={data.admins} />
      <StatTile label="Coaches" value={data.coaches} />
      <StatTile label="Members" value={data.members} />
      <StatTile label="Friends" value={data.friends} />
    </StatTiles>
  );
}
