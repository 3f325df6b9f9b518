import { Counters } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { teammateFiguresQuery } from './teammates.queries.ts';

/** How many one sees. */
export const TeammateFigures = ({ clubId }: { clubId: ClubId }) => (
  <Counters
    className="sm:grid-cols-5"
    query={useQuery(teammateFiguresQuery(clubId))}
    tiles={({ total, admins, coaches, members, friends }) => [
      { label: 'Total Members', value: total },
      { label: 'Admins', value: admins },
      { label: 'Coaches', value: coaches },
      { label: 'Members', value: members },
      { label: 'Friends', value: friends },
    ]}
  />
);
