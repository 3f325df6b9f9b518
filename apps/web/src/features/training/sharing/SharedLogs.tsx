import { PersonPortrait } from '#features/media';
import { linkClass, NotLoaded, Section } from '#ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayWords } from '../training.format.ts';
import { logsQuery } from '../training.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Gymnasts who share their log with a coach; nothing for everybody else. */
export function SharedLogs() {
  const query = useQuery(logsQuery);
  const { data = [] } = query;
  if (data.length === 0) return <NotLoaded query={query} what="your gymnasts’ training" />;
  return (
    <Section title="Your gymnasts’ training logs">
      <ul className="flex flex-col divide-y-2 divide-line">
        {data.map(({ person, clubName, lastSession }) => (
          <li key={person.id} className="flex items-center gap-4 py-3">
            <PersonPortrait person={person} />
            <div className="min-w-0">
              <Link to="/training/$userId" params={{ userId: person.id }} className={linkClass}>
                {person.name}
              </Link>
              <p className="text-sm text-muted">
                {clubName}
                {lastSession !== null &&
                  t(' · last trained {lastSession}', { lastSession: dayWords(lastSession) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
