import {
  CLUB_APPARATUS_LABELS,
  CLUB_LEVEL_LABELS,
  type ClubPage,
  TRAINING_DAY_LABELS,
  ageLabel,
} from '@ribbon/domain/clubs';

const inWords = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): string => values.map((value) => labels[value]).join(', ');

/**
 * The audience and training days of a club, as the finder filters by them; leaves out what is
 * unknown.
 */
export function ClubFacets({ club }: { club: ClubPage }) {
  const { ageFrom, levels, apparatus, days } = club;
  const facts = [
    { name: 'Ages', text: ageFrom === null ? '' : ageLabel(ageFrom) },
    { name: 'Levels', text: inWords(levels, CLUB_LEVEL_LABELS) },
    { name: 'Apparatus', text: inWords(apparatus, CLUB_APPARATUS_LABELS) },
    { name: 'Training days', text: inWords(days, TRAINING_DAY_LABELS) },
  ].filter(({ text }) => text !== '');
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="first-letter:uppercase">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
