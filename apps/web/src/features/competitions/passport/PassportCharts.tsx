import { inSentence } from '@ribbon/domain/kernel';
import { ChartFrame } from '#lib/charts/ChartFrame.tsx';
import { SelectField } from '#ui';
import {
  type Apparatus,
  PANELS,
  PANEL_LABELS,
  PANEL_NAMES,
  type ScorePassport,
  apparatusLabel,
  panelBests,
  pointsText,
  recordName,
  recordsOf,
  dayText,
} from '@ribbon/domain/competitions';
import { useState } from 'react';
import { type Line, LineChart } from './LineChart.tsx';
import { PANEL_COLOURS, colourOf } from './competitions.passport-colours.format.ts';

/** Totals by apparatus, and the panels of one of them, over time. */
export function PassportCharts({ passport: { performances } }: { passport: ScorePassport }) {
  const records = recordsOf(performances);
  const byPanels = records.filter(({ scoring }) => scoring === 'panels');
  return (
    <>
      <ChartFrame
        title="Scores over time"
        file="scores-over-time"
        isEmpty={performances.length === 0}
        table={{
          columns: ['Day', 'Competition', 'Apparatus', 'Total'],
          rows: performances.map(({ day, competition, points }) => [
            day,
            competition,
            apparatusLabel(points.apparatus),
            pointsText(points.total),
          ]),
        }}
      >
        <LineChart
          lines={(byPanels.length > 0 ? byPanels : records).map((record) => ({
            name: recordName(record),
            colour: colourOf(record.apparatus),
            points: record.performances.map(({ day, points }) => ({ day, value: points.total })),
          }))}
        />
      </ChartFrame>
      {byPanels.length > 0 && <Panels records={byPanels} bests={panelBests(performances)} />}
    </>
  );
}

function Panels({
  records,
  bests,
}: {
  records: ReturnType<typeof recordsOf>;
  bests: ReturnType<typeof panelBests>;
}) {
  const [chosen, setChosen] = useState<Apparatus>();
  const record = records.find(({ apparatus }) => apparatus === chosen) ?? records[0];
  if (record === undefined) return null;
  const lines: Line[] = PANELS.map((panel) => ({
    name: `${PANEL_LABELS[panel]}: ${inSentence(PANEL_NAMES[panel])}`,
    colour: PANEL_COLOURS[panel],
    points: record.performances.flatMap(({ day, points }) =>
      points[panel] === null ? [] : { day, value: points[panel] },
    ),
  }));
  return (
    <ChartFrame
      title="Panels"
      file="panels-over-time"
      isEmpty={false}
      table={{
        columns: ['Day', ...PANELS.map((panel) => PANEL_LABELS[panel]), 'Penalty'],
        rows: record.performances.map(({ day, points }) => [
          dayText(day),
          ...PANELS.map((panel) => (points[panel] === null ? '' : pointsText(points[panel]))),
          pointsText(points.penalty),
        ]),
      }}
    >
      <SelectField
        label="Apparatus"
        className="max-w-xs"
        value={record.apparatus}
        onChange={({ target }) => setChosen(target.value as Apparatus)}
        options={records.map(({ apparatus }) => ({
          value: apparatus,
          label: apparatusLabel(apparatus),
        }))}
      />
      <LineChart lines={lines} />
      <p className="text-sm text-muted tabular-nums">
        Personal bests on any apparatus:{' '}
        {PANELS.filter((panel) => bests[panel] !== undefined)
          .map((panel) => `${PANEL_LABELS[panel]} ${pointsText(bests[panel] ?? 0)}`)
          .join(', ')}
      </p>
    </ChartFrame>
  );
}
