import { clubGridClass } from '#features/clubs';
import { Button, LoadMore, Notice, Section } from '#ui';
import { can } from '@ribbon/domain/accounts';
import type { FoundClub } from '@ribbon/domain/clubs';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoClubs } from './NoClubs.tsx';
import type { Results } from '../finder.results.rules.ts';
import { headingOf, summaryOf } from '../finder.search.ts';
import type { Finder } from '../useFinder.ts';
import type { Joining } from '../useJoining.ts';

/** The list of one search, with its heading and everything that can be missing. */
export function ClubList({
  finder,
  results,
  joining,
  apart,
  narrow,
  mapButton,
  card,
}: {
  finder: Finder;
  results: Results;
  joining: Joining;
  /** The selected club, if the list does not show it yet. */
  apart: FoundClub | undefined;
  /** The map lies beside it. */
  narrow: boolean;
  mapButton: ReactNode;
  card: (club: FoundClub) => ReactNode;
}) {
  const { found, query } = finder;
  const { clubs, nearest, total, place } = results;
  const rows = (label: string, list: readonly FoundClub[]) => (
    <ul aria-label={label} className={narrow ? 'flex flex-col gap-4' : clubGridClass}>
      {list.map(card)}
    </ul>
  );
  return (
    <Section
      className={narrow ? 'lg:col-start-1' : ''}
      title={headingOf(query)}
      intro={<span role="status">{summaryOf(query, total, place?.name)}</span>}
      actions={
        <>
          {mapButton}
          {finder.isAround && (
            <Button variant="ghost" icon={<X aria-hidden />} onClick={finder.showAll}>
              Clear search
            </Button>
          )}
        </>
      }
    >
      {joining.membershipsFailed && (
        <Notice
          tone="caution"
          action={
            <Button variant="secondary" onClick={joining.readMembershipsAgain}>
              Try again
            </Button>
          }
        >
          We couldn’t load your clubs.
        </Notice>
      )}
      {apart && rows('Selected club', [apart])}
      {total === 0 ? (
        <NoClubs
          near={finder.isAround}
          hasFacets={Object.keys(finder.facets).length > 0}
          isAdmin={can(joining.me ?? undefined, 'viewSystemAdmin')}
          onClearFacets={finder.clearFacets}
        />
      ) : (
        rows('Clubs', clubs)
      )}
      {found.hasNextPage && (
        <LoadMore
          label="Show more clubs"
          pending={found.isFetchingNextPage}
          onLoad={() => void found.fetchNextPage()}
        />
      )}
      {found.isFetchNextPageError && (
        <Notice tone="danger">We couldn’t load more clubs. Please try again.</Notice>
      )}
      {nearest.length > 0 && (
        <Section level={3} title="The nearest clubs">
          {rows('The nearest clubs', nearest)}
        </Section>
      )}
      <p className="text-sm text-muted">Places: GeoNames (CC BY 4.0)</p>
    </Section>
  );
}
