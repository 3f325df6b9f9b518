import { TextField } from '#ui';
import { addDays, daysBetween } from '@ribbon/domain/calendar';
import type { PlanFormState } from './calendar.plan.form.ts';

const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/u.test(day);

/** Start and end; the end moves along with the start. */
export function TimeFields({ form }: { form: PlanFormState }) {
  const { errors } = form.formState;
  const start = form.register('startDay');
  const moveEnd = (next: string) => {
    const { startDay, endDay } = form.getValues();
    if (![next, startDay, endDay].every(isDay)) return;
    form.setValue('endDay', addDays(next, Math.max(0, daysBetween(startDay, endDay))));
  };
  const pair = 'grid grid-cols-[minmax(0,11fr)_minmax(0,10fr)] items-start gap-3';
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className={pair}>
        <TextField
          type="date"
          label="Start day"
          error={errors.startDay?.message}
          {...start}
          onChange={(event) => {
            moveEnd(event.target.value);
            return start.onChange(event);
          }}
        />
        <TextField
          type="time"
          label="Start time"
          error={errors.startTime?.message}
          {...form.register('startTime')}
        />
      </div>
      <div className={pair}>
        <TextField
          type="date"
          label="End day"
          error={errors.endDay?.message}
          {...form.register('endDay')}
        />
        <TextField
          type="time"
          label="End time"
          error={errors.endTime?.message}
          {...form.register('endTime')}
        />
      </div>
    </div>
  );
}
