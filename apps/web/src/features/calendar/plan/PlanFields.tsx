import { CheckboxField, SelectField, TextArea, TextField } from '#ui';
import {
  CAPACITY_MAX,
  DESCRIPTION_MAX,
  EVENT_KIND_LABELS,
  EventKind,
  SERIES_MAX,
  addDays,
  daysBetween,
} from '@ribbon/domain/calendar';
import { CLUB_LEVEL_LABELS, ClubLevel } from '@ribbon/domain/clubs';
import { TimeFields } from './TimeFields.tsx';
import type { PlanFormState } from './calendar.plan.form.ts';
import { t, zonePlace } from '@ribbon/domain/kernel';

const WEEKS_AT_FIRST = 8;
const LEVELS = ClubLevel.options.map((value) => ({ value, label: CLUB_LEVEL_LABELS[value] }));

/** For a number field that may stay empty. */
const numberOrNull = {
  setValueAs: (text: string | number | null) =>
    text === null || text === '' ? null : Number(text),
};

export function PlanFields({
  form,
  canRepeat,
  zone,
}: {
  form: PlanFormState;
  canRepeat: boolean;
  /** Where the clock of the club hangs, once it is known. */
  zone: string | undefined;
}) {
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
        hint={t(
          'Up to {capacityMax}. Leave empty if there’s no limit. Once it’s full, people join a waiting list.',
          { capacityMax: CAPACITY_MAX },
        )}
        error={errors.capacity?.message}
        {...form.register('capacity', numberOrNull)}
      />
      <AudienceFields form={form} />
      <TextArea
        label="Description"
        required={false}
        max={DESCRIPTION_MAX}
        error={errors.description?.message}
        {...form.register('description')}
      />
      {canRepeat && <RepeatFields form={form} />}
      {zone !== undefined && (
        <p className="text-sm text-muted">
          {t('Times are {place} time.', { place: zonePlace(zone) })}
        </p>
      )}
    </>
  );
}

/** The audience of an event; left empty, everyone. */
function AudienceFields({ form }: { form: PlanFormState }) {
  const { errors } = form.formState;
  return (
    <div className="grid grid-cols-2 gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="col-span-2 sm:col-span-1">
        <SelectField
          label="Level"
          required={false}
          placeholder="Every level"
          options={LEVELS}
          error={errors.level?.message}
          {...form.register('level', { setValueAs: (value: string | null) => value || null })}
        />
      </div>
      <TextField
        label="Minimum age"
        required={false}
        inputMode="numeric"
        error={errors.ageFrom?.message}
        {...form.register('ageFrom', numberOrNull)}
      />
      <TextField
        label="Maximum age"
        required={false}
        inputMode="numeric"
        error={errors.ageTo?.message}
        {...form.register('ageTo', numberOrNull)}
      />
    </div>
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
              ? t('{weeks} events, at the same local time, even when the clocks change.', { weeks })
              : t('Up to {seriesMax} events.', { seriesMax: SERIES_MAX })
          }
          error={form.formState.errors.repeatUntil?.message}
          {...form.register('repeatUntil')}
        />
      )}
    </div>
  );
}
