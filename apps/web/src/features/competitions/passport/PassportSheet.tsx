import { useSettings } from '#features/settings';
import { RibbonMark } from '#ui';
import {
  type ApparatusRecord,
  type Performance,
  type ScorePassport,
  apparatusLabel,
  differenceText,
  pointsText,
  recordName,
  recordsOf,
  dayText,
} from '@ribbon/domain/competitions';
import { colourOf } from './competitions.passport-colours.format.ts';
import { changesText } from './competitions.passport.texts.ts';
import { t } from '@ribbon/domain/kernel';

const PANELS = ['db', 'da', 'a', 'e'] as const;

/** So many of the latest routines fit on the page, and beside more than eight records. */
const LATEST = 12;
const LATEST_BESIDE_MANY = 6;

/** The passport on one page: personal bests, where points came from, and the latest routines. */
export function PassportSheet({ passport: { name, performances } }: { passport: ScorePassport }) {
  const { platformName } = useSettings();
  const records = recordsOf(performances);
  const shown = records.length > 8 ? LATEST_BESIDE_MANY : LATEST;
  return (
    <article
      aria-label={t('Score Passport of {name}', { name })}
      className="printed-alone flex w-full flex-col gap-6 rounded-lg border-2 border-line-strong bg-surface-raised px-4 py-6 sm:px-8 print:gap-4 print:border-0 print:p-0 print:[&_p]:text-[8.5pt] print:[&_p]:leading-tight print:[&_table]:text-[8.5pt] print:[&_td]:py-0.5"
    >
      <header className="flex items-center justify-between gap-4 border-b-2 border-ink pb-3">
        <div className="min-w-0">
          <p className="font-display text-sm font-bold tracking-wide text-muted uppercase">
            Score Passport
          </p>
          <h2 className="font-display text-2xl font-extrabold wrap-anywhere">{name}</h2>
        </div>
        <p className="flex items-center gap-2 font-display font-bold">
          <RibbonMark className="size-7" /> {platformName}
        </p>
      </header>
      <ul
        aria-label="Apparatus"
        className="grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-2 print:gap-y-2"
      >
        {records.map((record) => (
          <Record key={recordName(record)} record={record} />
        ))}
      </ul>
      <Latest performances={performances.slice(0, shown)} />
    </article>
  );
}

function Record({ record }: { record: ApparatusRecord }) {
  const { apparatus, best, latest, difference, averageBefore } = record;
  return (
    <li
      className="flex flex-col gap-1 border-l-4 pl-3 print:gap-0"
      style={{ borderColor: colourOf(apparatus) }}
    >
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{recordName(record)}</span>
        <span className="font-display text-xl font-bold tabular-nums">
          <span className="sr-only">Personal best </span>
          {pointsText(best.points.total)}
        </span>
      </p>
      <p className="text-sm text-muted">
        Personal best: {best.competition}, {dayText(best.day)}
      </p>
      {difference !== null && averageBefore !== null && (
        <p className="text-sm tabular-nums">
          Latest {pointsText(latest.points.total)}: {differenceText(difference)} since last time,{' '}
          {differenceText(latest.points.total - averageBefore)} against the average so far
        </p>
      )}
      {changesText(record.changes) !== '' && (
        <p className="text-sm text-muted tabular-nums">{changesText(record.changes)}</p>
      )}
    </li>
  );
}

/** A phone is too narrow for the panels; they are in the charts below. */
const panelClass = 'hidden text-right! sm:table-cell print:table-cell';

function Latest({ performances }: { performances: readonly Performance[] }) {
  return (
    <table className="w-full text-sm tabular-nums [&_td]:py-1 [&_td]:pr-2 [&_td]:align-top sm:[&_td]:pr-3 [&_th]:pr-2 [&_th]:text-left sm:[&_th]:pr-3">
      <caption className="pb-1 text-left font-display font-bold">Latest routines</caption>
      <thead>
        <tr className="border-b-2 border-line text-muted">
          <th scope="col">Day</th>
          <th scope="col">Competition</th>
          <th scope="col">Apparatus</th>
          {['DB', 'DA', 'A', 'E', 'Penalty'].map((heading) => (
            <th key={heading} scope="col" className={panelClass}>
              {heading}
            </th>
          ))}
          <th scope="col" className="pr-0! text-right!">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {performances.map(({ points, ...one }) => (
          <tr key={`${one.competitionId} ${one.category} ${points.apparatus}`}>
            <td className="sm:whitespace-nowrap print:whitespace-nowrap">{dayText(one.day)}</td>
            <td className="wrap-anywhere">
              {one.competition}
              {one.isCorrected && <span className="text-muted"> (corrected)</span>}
            </td>
            <td>{apparatusLabel(points.apparatus)}</td>
            {PANELS.map((panel) => (
              <td key={panel} className={panelClass}>
                {points[panel] === null ? '–' : pointsText(points[panel])}
              </td>
            ))}
            <td className={panelClass}>
              {points.penalty === 0 ? '–' : pointsText(points.penalty)}
            </td>
            <td className="pr-0! text-right font-semibold">{pointsText(points.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
