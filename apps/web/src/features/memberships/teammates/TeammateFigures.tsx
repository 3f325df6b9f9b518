import { Counters } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { teammateFiguresQuery } from './memberships.teammates.queries.ts';

/** Counts of the members the reader sees. */
export const TeammateFigures = ({ clubId }: { clubId: ClubId }) => (
  <Counters
    className="sm:grid-cols-5"
    query={useQuery(teammateFiguresQuery(clubId))}
    tiles={({ total, admins, coaches, members, friends }) => [
      { label: 'Total Members', one: 'Total Member', value: total },
      { label: 'Admins', one: 'Admin', value: admins },
      { label: 'Coaches', one: 'Coach', value: coaches },
      { label: 'Members', one: 'Member', value: members },
      { label: 'Friends', one: 'Friend', value: friends },
    ]}
  />
);
