import { FieldError, TextField } from '#ui';
import { CLUB_APPARATUS_LABELS, type ClubApparatus } from '@ribbon/domain/clubs';
import type { ApparatusMinutes } from '@ribbon/domain/training';
import { APPARATUS_OPTIONS } from './training.choices.texts.ts';
import { Chips } from './Chips.tsx';
import { sharedOut } from './training.session.form.ts';
import { t } from '@ribbon/domain/kernel';

/** With which apparatus, and how long each. What is chosen shares the time until it is changed. */
export function ApparatusFields({
  value,
  minutes,
  error,
  onChange,
}: {
  value: readonly ApparatusMinutes[];
  minutes: number;
  error: string | undefined;
  onChange: (next: ApparatusMinutes[]) => void;
}) {
  const names = value.map(({ apparatus }) => apparatus);
  const toggle = (one: ClubApparatus) =>
    onChange(
      sharedOut(
        Number.isFinite(minutes) ? minutes : 0,
        names.includes(one) ? names.filter((name) => name !== one) : [...names, one],
      ),
    );
  return (
    <div className="flex flex-col gap-3">
      <Chips label="Apparatus" options={APPARATUS_OPTIONS} chosen={names} onToggle={toggle} />
      {value.length > 0 && (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {value.map(({ apparatus, minutes: own }) => (
            <TextField
              key={apparatus}
              label={t('{apparatus} minutes', { apparatus: CLUB_APPARATUS_LABELS[apparatus] })}
              type="number"
              inputMode="numeric"
              min={1}
              value={Number.isFinite(own) ? own : ''}
              onChange={({ target }) =>
                onChange(
                  value.map((one) =>
                    one.apparatus === apparatus
                      ? { apparatus, minutes: target.valueAsNumber }
                      : one,
                  ),
                )
              }
            />
          ))}
        </div>
      )}
      {error !== undefined && <FieldError id="apparatus-error">{error}</FieldError>}
    </div>
  );
}
