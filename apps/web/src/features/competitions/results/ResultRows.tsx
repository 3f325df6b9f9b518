import { Badge, type BadgeTone } from '#ui';
import {
  type ApparatusScore,
  BAND_LABELS,
  type ListedResult,
  PANELS,
  PANEL_LABELS,
  type Ranking,
  apparatusLabel,
  entryName,
  pointsText,
} from '@ribbon/domain/competitions';
import { t } from '@ribbon/domain/kernel';

/**
 * The results in order, with the scores of each apparatus; in bands without totals, so that points
 * rank nobody.
 */
export function ResultRows({
  results,
  ranking,
}: {
  results: readonly ListedResult[];
  ranking: Ranking;
}) {
  return (
    <ol className="flex flex-col divide-y-2 divide-line">
      {results.map((result) => (
        <li key={result.id} className="flex gap-3 py-3 sm:gap-5">
          <Position position={result.position} ranking={ranking} />
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere">
              <span className="font-semibold">{entryName(result)}</span>
              {result.club !== null && <span className="text-muted">, {result.club}</span>}
            </p>
            {result.scores.map((score) => (
              <ScoreLine key={score.apparatus} score={score} />
            ))}
          </div>
          {result.total !== null && (
            <span className="shrink-0 font-display text-lg font-bold tabular-nums">
              {pointsText(result.total)}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

const BAND_TONES: readonly BadgeTone[] = ['caution', 'info', 'neutral', 'neutral'];

function Position({ position, ranking }: { position: number; ranking: Ranking }) {
  if (ranking === 'bands') {
    return (
      <span className="w-24 shrink-0">
        <Badge tone={BAND_TONES[position - 1] ?? 'neutral'}>{BAND_LABELS[position - 1]}</Badge>
      </span>
    );
  }
  return (
    <span className="w-8 shrink-0 text-right font-display text-lg font-bold tabular-nums">
      {position}
    </span>
  );
}

/** Hoop 23.225: DB 5.100, DA 4.200, A 7.050, E 6.875. */
export function ScoreLine({ score }: { score: ApparatusScore }) {
  const parts =
    score.score === null
      ? PANELS.map((panel) => `${PANEL_LABELS[panel]} ${pointsText(score[panel] ?? 0)}`)
      : [];
  const penalty =
    score.penalty > 0 ? [t('penalty {penalty}', { penalty: pointsText(score.penalty) })] : [];
  return (
    <p className="text-sm text-muted tabular-nums">
      {apparatusLabel(score.apparatus)} {pointsText(score.total)}
      {parts.length + penalty.length > 0 && `: ${[...parts, ...penalty].join(', ')}`}
    </p>
  );
}
