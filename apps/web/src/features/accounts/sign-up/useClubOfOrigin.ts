import { call } from '#lib/http/client.ts';
import { pendingAction } from '#lib/session/pending-action.ts';
import { ClubId } from '@ribbon/domain/accounts';
import { clubEndpoints } from '@ribbon/domain/clubs';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';

export interface ClubChosen {
  id: ClubId;
  name: string;
}

/** The club that somebody was looking at when they decided to sign up. */
export function useClubOfOrigin(): { joinsLater: boolean; club: ClubChosen | undefined } {
  const [action] = useState(pendingAction.read);
  const inAddress = useSearch({
    strict: false,
    select: (search: { club?: unknown }) => ClubId.safeParse(search.club).data,
  });
  const { data } = useQuery({
    queryKey: ['club-of-origin', inAddress],
    queryFn: () => call(clubEndpoints.read, { params: { clubId: inAddress as ClubId } }),
    enabled: inAddress !== undefined,
  });
  const isAboutClub = action?.kind === 'reviewClub' || action?.kind === 'joinClub';
  const clubOfAction = isAboutClub && { id: action.clubId, name: action.clubName };
  return {
    // Then the club is settled, and asked for as soon as there is an account.
    joinsLater: action?.kind === 'joinClub' || action?.kind === 'acceptInvitation',
    club: clubOfAction || (data && { id: data.id, name: data.name }),
  };
}
