import { ClubMap } from '#features/finder';
import { CHECK_CONNECTION, EmptyState, Loading, QueryBoundary, Skeleton, linkClass } from '#ui';
import { COMPETITION_POINTS, type CompetitionId, dayText } from '@ribbon/domain/competitions';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { useState } from 'react';
import { pointsQuery } from '../competitions.queries.ts';
import type { Filters } from '../competitions.search.ts';
import { t } from '@ribbon/domain/kernel';

const HEIGHT = 'h-[min(60dvh,36rem)]';

/** Where the competitions of the list are; loaded once somebody asks for it. */
export function CompetitionMap({ filters }: { filters: Filters }) {
  const [selectedId, setSelectedId] = useState<CompetitionId>();
  return (
    <QueryBoundary
      query={useQuery(pointsQuery(filters))}
      failed={{ title: 'We couldn’t load the map', text: CHECK_CONNECTION }}
      loading={
        <Loading label="Loading map...">
          <Skeleton shape="block" className={HEIGHT} />
        </Loading>
      }
      isEmpty={({ points }) => points.length === 0}
      empty={
        <EmptyState
          compact
          icon={<MapPinOff aria-hidden />}
          title="None of these are on the map"
          text="The map shows competitions in the United Kingdom."
        />
      }
    >
      {({ points, more }) => (
        <div className="flex flex-col gap-2">
          <ClubMap
            what="competitions"
            className={HEIGHT}
            clubs={points.map((point) => ({ ...point, isClaimed: true }))}
            selectedId={selectedId}
            onSelect={setSelectedId}
            renderPopup={({ id, name, city, startDate }) => (
              <div className="flex flex-col gap-1 text-sm">
                <p className="font-display text-base leading-tight font-bold wrap-anywhere">
                  {name}
                </p>
                <p className="text-muted">
                  {city}, {dayText(startDate)}
                </p>
                <Link
                  to="/competitions/$competitionId"
                  params={{ competitionId: id }}
                  className={linkClass}
                >
                  Open the competition
                </Link>
              </div>
            )}
          />
          <p className="text-sm text-muted">
            {more &&
              t('The map shows {competitionPoints} of them. ', {
                competitionPoints: COMPETITION_POINTS,
              })}
            Competitions outside the United Kingdom are in the list only.
          </p>
        </div>
      )}
    </QueryBoundary>
  );
}
