import { CheckboxField, SelectField, TextArea, TextField } from '#ui';
import {
  CAPACITY_MAX,
  CLUB_ZONE,
  DESCRIPTION_MAX,
  EVENT_KIND_LABELS,
  EventKind,
  SERIES_MAX,
  addDays,
  daysBetween,
} from '@ribbon/domain/calendar';
import { TimeFields } from './TimeFields.tsx';
import type { PlanFormState } from './plan.form.ts';

const WEEKS_AT_FIRST = 8;

export function PlanFields({ form, canRepeat }: { form: PlanFormState; canRepeat: boolean }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label="Title"
        placeholder="Squad training"
        error={errors.title?.message}
        {...form.register('title')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Kind"
          options={EventKind.options.map((kind) => ({
            value: kind,
            label: EVENT_KIND_LABELS[kind],
          }))}
          error={errors.kind?.message}
          {...form.register('kind')}
        />
        <TextField
          label="Place"
          required={false}
          error={errors.location?.message}
          {...form.register('location')}
        />
      </div>
      <TimeFields form={form} />
      <TextField
        label="Number of places"
        required={false}
        inputMode="numeric"
        hint={`Leave empty if everyone can come; ${CAPACITY_MAX} at most. Once it’s full, there’s a waiting list.`}
        error={errors.capacity?.message}
        {...form.register('capacity', {
          setValueAs: (text: string | number | null) =>
            text === null || text === '' ? null : Number(text),
        })}
      />
      <TextArea
        label="Description"
        required={false}
        max={DESCRIPTION_MAX}
        error={errors.description?.message}
        {...form.register('description')}
      />
      {canRepeat && <RepeatFields form={form} />}
      <p className="text-sm text-muted">Times are UK time ({CLUB_ZONE}).</p>
    </>
  );
}

function RepeatFields({ form }: { form: PlanFormState }) {
  const [startDay, repeatUntil] = form.watch(['startDay', 'repeatUntil']);
  const weeks = repeatUntil === null ? 0 : Math.floor(daysBetween(startDay, repeatUntil) / 7) + 1;
  return (
    <div className="flex flex-col gap-3">
      <CheckboxField
        label="Repeat every week"
        checked={repeatUntil !== null}
        onChange={({ target }) =>
          form.setValue(
            'repeatUntil',
            target.checked ? addDays(startDay, (WEEKS_AT_FIRST - 1) * 7) : null,
            { shouldDirty: true, shouldValidate: true },
          )
        }
      />
      {repeatUntil !== null && (
        <TextField
          type="date"
          label="Until"
          min={startDay}
          hint={
            weeks > 1 && weeks <= SERIES_MAX
              ? `${weeks} events, at the same local time, even when the clocks change.`
              : `${SERIES_MAX} events at most.`
          }
          error={form.formState.errors.repeatUntil?.message}
          {...form.register('repeatUntil')}
        />
      )}
    </div>
  );
}
