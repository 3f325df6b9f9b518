import { dayAndTime } from '#lib/format/format.ts';
import { CHECK_CONNECTION, Loading, QueryBoundary, Section, Skeleton } from '#ui';
import { type ScoreChange, apparatusLabel, pointsText } from '@ribbon/domain/competitions';
import { useQuery } from '@tanstack/react-query';
import { type InCategory, changesQuery } from './competitions.results.queries.ts';
import { inSentence, t } from '@ribbon/domain/kernel';

const text = (points: number | null) => (points === null ? 'nothing' : pointsText(points));

/** Changes after publication, with their authors and reasons. */
export function ChangesPart({ params }: { params: InCategory }) {
  return (
    <Section title="Corrections">
      <QueryBoundary
        query={useQuery(changesQuery(params))}
        failed={{ title: 'We couldn’t load the corrections', text: CHECK_CONNECTION }}
        loading={
          <Loading label="Loading corrections...">
            <Skeleton />
          </Loading>
        }
      >
        {(changes) => (
          <ol className="flex flex-col divide-y-2 divide-line">
            {changes.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </ol>
        )}
      </QueryBoundary>
    </Section>
  );
}

function Change({ change }: { change: ScoreChange }) {
  const { number, apparatus, before, after, reason, by, at } = change;
  const whose = number === null ? 'Deleted account' : t('Number {number}', { number });
  return (
    <li className="py-2">
      <p className="tabular-nums">
        {whose}, {inSentence(apparatusLabel(apparatus))}: {text(before)} → {text(after)}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {reason} · {by ?? 'A former organiser'}, {dayAndTime(at)}
      </p>
    </li>
  );
}
