import { call } from '#lib/http/client.ts';
import { longDay } from '#lib/format/format.ts';
import { topic } from '#lib/query/invalidate.ts';
import { linkClass, NotLoaded, Section } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { type CompetitionAhead, competitionEndpoints } from '@ribbon/domain/competitions';
import { t } from '@ribbon/domain/kernel';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

const SHOWN = 3;
const TOPIC = topic('competitions');

const enteredQuery = queryOptions({
  queryKey: [TOPIC, 'entered'],
  queryFn: async () => (await call(competitionEndpoints.entered)).competitions,
});
const ofClubsQuery = queryOptions({
  queryKey: [TOPIC, 'of-clubs'],
  queryFn: async () => (await call(competitionEndpoints.ofClubs)).competitions,
});

/** The next competitions that the reader or their child has entered; nothing if there are none. */
export function NextCompetitionPart() {
  const query = useQuery(enteredQuery);
  const { data = [] } = query;
  if (data.length === 0) return <NotLoaded query={query} what="your next competitions" />;
  return (
    <Section
      title={t('{count, plural, one {Next competition} other {Next competitions}}', {
        count: data.length,
      })}
    >
      <Lines competitions={data.slice(0, SHOWN)} />
    </Section>
  );
}

/** What a club organises next, for everybody; nothing where there is none. */
export function OrganisedCompetitions({ clubId }: { clubId: ClubId }) {
  const { data = [] } = useQuery({
    queryKey: [TOPIC, 'organised-by', clubId],
    queryFn: async () =>
      (await call(competitionEndpoints.organisedBy, { params: { clubId } })).competitions,
  });
  if (data.length === 0) return null;
  return (
    <Section title="Upcoming competitions">
      <Lines competitions={data} />
    </Section>
  );
}

/** Whether it is known what clubs have ahead; until then their cards would grow under the reader's eyes. */
export const useAheadIsKnown = (): boolean => !useQuery(ofClubsQuery).isPending;

/** What a club organises or goes to next. */
export function ClubCompetitions({ clubId, clubName }: { clubId: ClubId; clubName: string }) {
  const { data = [] } = useQuery(ofClubsQuery);
  const own = data.filter((one) => one.clubId === clubId);
  if (own.length === 0) return null;
  return (
    <section aria-label={t('{clubName}’s competitions', { clubName })}>
      <p className="text-sm font-semibold">Next competitions</p>
      <Lines competitions={own.slice(0, SHOWN)} />
    </section>
  );
}

const dayOf = (startDate: string): string =>
  startDate <= new Date().toISOString().slice(0, 10)
    ? 'on now'
    : longDay(new Date(`${startDate}T12:00:00`));

function Lines({ competitions }: { competitions: readonly CompetitionAhead[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {competitions.map(({ id, name, city, startDate, child }) => (
        <li key={`${id} ${child}`} className="wrap-anywhere">
          <Link
            to="/competitions/$competitionId"
            params={{ competitionId: id }}
            className={linkClass}
          >
            {name}
          </Link>
          <span className="text-sm text-muted">
            {' '}
            · {dayOf(startDate)}, {city}
            {child !== null && ` · ${child}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
