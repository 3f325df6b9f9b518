import { ClubMark } from '#features/clubs';
import { ReportButton } from '#features/reports';
import { Card, cx } from '#ui';
import {
  CARD_PROGRAMS,
  type FoundClub,
  JOIN_POLICY_LABELS,
  finderMessages,
} from '@ribbon/domain/clubs';
import { Route, UserCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ClubPageLink } from './ClubPageLink.tsx';
import { ClubContact } from './ClubContact.tsx';
import { ClubFigures, ClubPrograms } from './ClubFacts.tsx';
import { ClubSheet } from './ClubSheet.tsx';
import { isWide } from './MapPanel.tsx';
import { kilometres } from '../finder.search.ts';

/** A club of the finder. When selected it shows more, with its actions. */
export function ClubCard({
  club,
  selected,
  hovered,
  reveals,
  isSignedIn,
  onSelect,
  onHover,
  actions,
}: {
  club: FoundClub;
  selected: boolean;
  /** One points at it on the map. */
  hovered: boolean;
  /** It was selected, here or on the map, so it comes into view. */
  reveals: boolean;
  /** Then a phone has a bar at its foot. */
  isSignedIn: boolean;
  onSelect: () => void;
  onHover: (over: boolean) => void;
  actions: ReactNode;
}) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reveals)
      card.current?.scrollIntoView({ block: isWide() ? 'nearest' : 'start', behavior: 'smooth' });
  }, [reveals]);
  const { distanceKm, description } = club;
  return (
    <Card
      ref={card}
      render={<li />}
      selected={selected}
      interactive={!selected}
      data-club={club.id}
      data-hovered={hovered}
      className={cx(
        'relative flex scroll-my-24 flex-col gap-4',
        hovered && !selected && 'border-line-strong',
      )}
      onMouseEnter={() => onHover(true)}
      onMouseLeave={() => onHover(false)}
      onFocus={() => onHover(true)}
      onBlur={() => onHover(false)}
    >
      <ClubMark
        {...club}
        name={
          // The whole card can be pressed; what is inside lies above.
          <button
            type="button"
            aria-expanded={selected}
            className="text-left after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus"
            onClick={onSelect}
          >
            {club.name}
          </button>
        }
      />
      <ClubFigures club={club} unrated={finderMessages.notRated}>
        {club.joinPolicy === 'approval' && (
          <span className="inline-flex items-center gap-1.5">
            <UserCheck aria-hidden />
            {JOIN_POLICY_LABELS.approval}
          </span>
        )}
        {distanceKm !== null && (
          <span className="inline-flex items-center gap-1.5 font-semibold text-ink tabular-nums">
            <Route aria-hidden className="text-muted" />
            {kilometres(distanceKm)}
            <span className="sr-only"> away</span>
          </span>
        )}
      </ClubFigures>
      <ClubPrograms programs={club.programs} most={selected ? Infinity : CARD_PROGRAMS} />
      {selected && (
        <div className="relative z-10 flex flex-col gap-4">
          {description && <p className="text-pretty">{description}</p>}
          <ClubContact club={club} />
          <ClubSheet name={club.name} aboveBar={isSignedIn} onClose={onSelect}>
            {actions}
          </ClubSheet>
          <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
            <ClubPageLink club={club} />
            <ReportButton
              inWords
              about={{ contentType: 'other', contentId: club.id }}
              label="Report this club"
            />
          </p>
        </div>
      )}
    </Card>
  );
}
