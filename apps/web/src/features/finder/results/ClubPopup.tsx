import { ClubPicture } from '#features/clubs';
import { Button, LinkButton, Skeleton } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  type ClubPoint,
  type FoundClub,
  POPUP_PROGRAMS,
  finderMessages,
} from '@ribbon/domain/clubs';
import { ClubPageLink } from './ClubPageLink.tsx';
import { ClubContact } from './ClubContact.tsx';
import { ClubFigures, ClubPrograms } from './ClubFacts.tsx';
import { useClub } from '../finder.queries.ts';

/** What the map says about a club. */
export function ClubPopup({
  point,
  known,
  onShowInList,
}: {
  point: ClubPoint;
  known: FoundClub | undefined;
  onShowInList: (clubId: ClubId) => void;
}) {
  const { club, isError, isFetching, refetch } = useClub(point.id, known);
  return (
    <div className="flex flex-col gap-2 text-sm">
      <div className="flex items-center gap-3">
        {club ? (
          <ClubPicture size="md" {...{ art: club.art, imageId: club.imageId }} />
        ) : (
          <Skeleton shape="block" className="size-11 shrink-0" />
        )}
        <div className="min-w-0">
          <p className="font-display text-base leading-tight font-bold wrap-break-word">
            {point.name}
          </p>
          <p className="text-muted">{point.city}</p>
        </div>
      </div>
      {club ? (
        <>
          <ClubFigures club={club} unrated={finderMessages.noRating} />
          {club.description && <p className="line-clamp-2 text-pretty">{club.description}</p>}
          <ClubContact club={{ ...club, website: null, hours: null }} />
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <ClubPrograms programs={club.programs} most={POPUP_PROGRAMS} />
            <ClubPageLink club={club} />
            <LinkButton className="-my-2" onClick={() => onShowInList(club.id)}>
              Show in list
            </LinkButton>
          </div>
        </>
      ) : isError ? (
        <div role="alert" className="flex flex-col items-start gap-2">
          We couldn’t load this club.
          <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        // About as high as what is coming, so that the map makes room once.
        <div aria-busy className="flex min-h-36 flex-col gap-3">
          <output className="sr-only">Loading club...</output>
          <Skeleton className="w-2/3" />
          <Skeleton />
          <Skeleton className="w-1/2" />
        </div>
      )}
    </div>
  );
}
