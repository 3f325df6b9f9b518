import { SelectField, TextField } from '#ui';
import { ClubApparatus } from '@ribbon/domain/clubs';
import { ELEMENTS, type GoalCount, elementByName } from '@ribbon/domain/training';
import { useId } from 'react';
import { APPARATUS_OPTIONS } from '../sessions/form/training.choices.texts.ts';

const WHATS = [
  { value: 'none', label: 'Nothing, I’ll update it myself' },
  { value: 'sessions', label: 'Sessions' },
  { value: 'minutes', label: 'Minutes' },
  { value: 'element', label: 'An element' },
];

function countOf(what: string, target: number): GoalCount | null {
  if (what === 'sessions') return { what, target };
  if (what === 'minutes') return { what, target, apparatus: null };
  return what === 'element' ? { what, target, key: null, name: '' } : null;
}

/** What a goal counts by itself. */
export function CountFields({
  value,
  error,
  onChange,
}: {
  value: GoalCount | null;
  error: string | undefined;
  onChange: (count: GoalCount | null) => void;
}) {
  const listId = useId();
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <SelectField
        label="What should we count?"
        options={WHATS}
        value={value?.what ?? 'none'}
        onChange={({ target }) => onChange(countOf(target.value, value?.target ?? 10))}
      />
      {value !== null && (
        <TextField
          label="How many?"
          type="number"
          inputMode="numeric"
          min={1}
          error={error}
          value={Number.isFinite(value.target) ? value.target : ''}
          onChange={({ target }) => onChange({ ...value, target: target.valueAsNumber })}
        />
      )}
      {value?.what === 'minutes' && (
        <SelectField
          label="Of what?"
          placeholder="All training"
          options={APPARATUS_OPTIONS}
          value={value.apparatus ?? ''}
          onChange={({ target }) => {
            const chosen = ClubApparatus.safeParse(target.value);
            onChange({ ...value, apparatus: chosen.data ?? null });
          }}
        />
      )}
      {value?.what === 'element' && (
        <>
          <TextField
            label="Which element?"
            list={listId}
            value={value.name}
            onChange={({ target }) =>
              onChange({
                ...value,
                name: target.value,
                key: elementByName(target.value)?.key ?? null,
              })
            }
          />
          <datalist id={listId}>
            {ELEMENTS.map(({ key, name }) => (
              <option key={key} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </div>
  );
}
