import { Button, cx, optionsOf, SelectField, useIsNarrow } from '#ui';
import {
  AGE_CHOICES,
  CLUB_APPARATUS_LABELS,
  CLUB_LEVEL_LABELS,
  TRAINING_DAY_LABELS,
  ageLabel,
} from '@ribbon/domain/clubs';
import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { usePrograms } from '../finder.queries.ts';
import { FACETS, type Facet, type FacetChoice } from '../finder.search.ts';
import { t } from '@ribbon/domain/kernel';

const LABELS: Readonly<Record<Facet, { label: string; anything: string }>> = {
  program: { label: 'Program', anything: 'All programs' },
  age: { label: 'Age', anything: 'All ages' },
  level: { label: 'Level', anything: 'All levels' },
  apparatus: { label: 'Apparatus', anything: 'All apparatus' },
  day: { label: 'Day', anything: 'Any day' },
};

/** What a club should offer. Where there is little room it is shown on demand. */
export function FacetBar({
  chosen,
  narrow,
  onChoose,
  onClear,
}: {
  chosen: FacetChoice;
  /** The map lies beside it. */
  narrow: boolean;
  onChoose: (facet: Facet, value: string | undefined) => void;
  onClear: () => void;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const isNarrow = useIsNarrow();
  const programs = usePrograms(open || !isNarrow);
  const count = Object.keys(chosen).length;
  const { program } = chosen;
  // A shared link may name a program that is not among the common ones.
  const named =
    program === undefined || programs.includes(program) ? programs : [program, ...programs];
  const options: Readonly<Record<Facet, { value: string; label: string }[]>> = {
    program: named.map((value) => ({ value, label: value })),
    age: AGE_CHOICES.map((age) => ({ value: String(age), label: ageLabel(age) })),
    level: optionsOf(CLUB_LEVEL_LABELS),
    apparatus: optionsOf(CLUB_APPARATUS_LABELS),
    day: optionsOf(TRAINING_DAY_LABELS),
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">Filters</legend>
      <div className={cx('md:hidden', narrow && 'lg:block')}>
        <Button
          variant="secondary"
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {count === 0 ? 'Filters' : t('Filters ({count})', { count })}
        </Button>
      </div>
      <div
        id={id}
        className={cx(
          'grid-cols-2 gap-3 md:grid',
          open ? 'grid' : cx('hidden', narrow && 'lg:hidden'),
          narrow ? 'md:max-lg:grid-cols-5' : 'md:grid-cols-5',
        )}
      >
        {FACETS.map((facet) => (
          <SelectField
            key={facet}
            label={LABELS[facet].label}
            placeholder={LABELS[facet].anything}
            options={options[facet]}
            value={String(chosen[facet] ?? '')}
            onChange={({ target }) => onChoose(facet, target.value || undefined)}
          />
        ))}
      </div>
      {count > 0 && (
        <div>
          <Button variant="ghost" icon={<X aria-hidden />} onClick={onClear}>
            Clear filters
          </Button>
        </div>
      )}
    </fieldset>
  );
}
