import { IconButton, SelectField, TextField } from '#ui';
import { TRAINING_DAY_LABELS } from '@ribbon/domain/clubs';
import { Trash2 } from 'lucide-react';
import { BlockList } from './BlockList.tsx';
import { type PlanFormState, numberOrNull } from './plan-draft.form.ts';

const DAYS = Object.entries(TRAINING_DAY_LABELS).map(([value, label]) => ({ value, label }));

/** One session of a week: when, where, for how many, and what is practised. */
export function SessionFields({
  form,
  week,
  session,
  onRemove,
}: {
  form: PlanFormState;
  week: number;
  session: number;
  onRemove: () => void;
}) {
  const path = `weeks.${week}.sessions.${session}` as const;
  const errors = form.formState.errors.weeks?.[week]?.sessions?.[session];
  return (
    <div className="flex flex-col gap-4 border-t-2 border-line pt-4">
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={`Session ${session + 1}`}
          error={errors?.title?.message}
          {...form.register(`${path}.title`)}
        />
        <IconButton label={`Remove session ${session + 1} of week ${week + 1}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <SelectField label="Day" options={DAYS} {...form.register(`${path}.day`)} />
        <TextField
          type="time"
          label="Start time"
          error={errors?.startTime?.message}
          {...form.register(`${path}.startTime`)}
        />
        <TextField
          type="time"
          label="End time"
          error={errors?.endTime?.message}
          {...form.register(`${path}.endTime`)}
        />
        <TextField
          label="Place"
          required={false}
          error={errors?.location?.message}
          {...form.register(`${path}.location`)}
        />
        <TextField
          label="Places"
          required={false}
          hint="Leave empty for no limit."
          inputMode="numeric"
          error={errors?.capacity?.message}
          {...form.register(`${path}.capacity`, numberOrNull)}
        />
      </div>
      <BlockList form={form} week={week} session={session} />
    </div>
  );
}
