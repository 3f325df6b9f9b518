import { PersonPortrait } from '#features/media';
import {
  CHECK_CONNECTION,
  EmptyState,
  Loading,
  Notice,
  QueryBoundary,
  Section,
  Skeleton,
  cx,
  linkClass,
} from '#ui';
import type { ChallengeId, Leaderboard } from '@ribbon/domain/challenges';
import { t } from '@ribbon/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { leaderboardQuery } from './challenges.queries.ts';

const SELF: Readonly<Record<Leaderboard['self'], ReactNode>> = {
  listed: 'You’re on the leaderboard.',
  off: (
    <>
      You’re not on the leaderboard. You can change that in{' '}
      <Link to="/account" className={linkClass}>
        Account and privacy
      </Link>
      .
    </>
  ),
  child: 'Your points count for your club. Children are never listed by name.',
  not_in: 'You’re not taking part in this challenge.',
};

export function LeaderboardPart({ challengeId }: { challengeId: ChallengeId }) {
  return (
    <QueryBoundary
      query={useQuery(leaderboardQuery(challengeId))}
      failed={{ title: 'We couldn’t load the leaderboard', text: CHECK_CONNECTION }}
      loading={
        <Loading label="Loading the leaderboard..." className="flex flex-col gap-3">
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} shape="block" className="h-14" />
          ))}
        </Loading>
      }
    >
      {(board) => <Board board={board} />}
    </QueryBoundary>
  );
}

function Board({ board: { teams, people, self, own } }: { board: Leaderboard }) {
  return (
    <div className="flex flex-col gap-10">
      <Notice tone="info">
        {own &&
          t('{points} points so far, {best} in your best challenge. ', {
            points: own.points,
            best: own.best,
          })}
        {SELF[self]}
      </Notice>
      <Section title="Clubs" intro="All their members’ points, added together.">
        {teams.length === 0 ? (
          <EmptyState
            compact
            title="No teams yet"
            text="A club appears once three of its members take part."
          />
        ) : (
          <Places>
            {teams.map(({ place, club, points, isOwn }) => (
              <Row key={club.id} place={place} points={points} isOwn={isOwn}>
                <span className="font-semibold wrap-anywhere">{club.name}</span>
              </Row>
            ))}
          </Places>
        )}
      </Section>
      {self !== 'child' && (
        <Section title="People" intro="Only people who chose to be listed.">
          {people.length === 0 ? (
            <EmptyState compact title="Nobody yet" text="People appear here if they choose to." />
          ) : (
            <Places>
              {people.map(({ place, person, points, isSelf }) => (
                <Row key={person.id} place={place} points={points} isOwn={isSelf}>
                  <PersonPortrait person={person} size="sm" />
                  <span className="min-w-0 font-semibold wrap-anywhere">
                    {person.name}
                    {isSelf && ' (you)'}
                  </span>
                </Row>
              ))}
            </Places>
          )}
        </Section>
      )}
    </div>
  );
}

const Places = ({ children }: { children: ReactNode }) => (
  <ol className="flex flex-col divide-y-2 divide-line">{children}</ol>
);

function Row({
  place,
  points,
  isOwn,
  children,
}: {
  place: number;
  points: number;
  isOwn: boolean;
  children: ReactNode;
}) {
  return (
    <li className={cx('flex items-center gap-4 px-2 py-3', isOwn && 'rounded-md bg-brand-soft')}>
      <span className="w-8 shrink-0 font-display text-lg font-extrabold italic">{place}</span>
      <span className="flex min-w-0 flex-1 items-center gap-3">{children}</span>
      <span className="shrink-0 tabular-nums">
        {t('{points, plural, one {# point} other {# points}}', { points })}
      </span>
    </li>
  );
}
