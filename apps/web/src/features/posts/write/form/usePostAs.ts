import { remembered } from '#lib/browser/storage.ts';
import { ClubId, type Me, can } from '@ribbon/domain/accounts';
import { postPolicy } from '@ribbon/domain/posts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clubChoicesQuery } from '../../posts.queries.ts';

const keyOf = ({ id }: Me) => `ribbon-post-as-${id}` as const;

/**
 * The name a post is written under: the last choice, as long as the author still runs that club.
 */
export function usePostAs(me: Me, fixed: ClubId | undefined, canChoose: boolean) {
  const { data: clubs, isLoadingError } = useQuery({
    ...clubChoicesQuery,
    // A coach may speak for a club only where one also runs it.
    enabled: canChoose && postPolicy.createForClub(me) && can(me, 'manageClubs'),
  });
  const [chosen, setChosen] = useState(() => ClubId.safeParse(remembered.read(keyOf(me))).data);
  const isStillThere = clubs?.some(({ id }) => id === chosen) ?? false;
  return {
    as: fixed ?? (canChoose && isStillThere ? chosen : undefined),
    clubs: clubs ?? [],
    isLoadingError,
    choose: (club: ClubId | undefined) => {
      remembered.write(keyOf(me), club ?? null);
      setChosen(club);
    },
  };
}

export type PostAs = ReturnType<typeof usePostAs>;
