import { IconButton, SelectField, TextField } from '#ui';
import { TRAINING_DAY_LABELS } from '@ribbon/domain/clubs';
import { t } from '@ribbon/domain/kernel';
import { Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { BlockList } from './BlockList.tsx';
import { Foldable } from './Foldable.tsx';
import { type PlanFormState, numberOrNull } from '../plans.form.ts';

const DAYS = Object.entries(TRAINING_DAY_LABELS).map(([value, label]) => ({ value, label }));

/** One session of a week: when, where, for how many, and what is practised. */
export function SessionFields({
  form,
  week,
  session,
  isOpen,
  onToggle,
  onRemove,
}: {
  form: PlanFormState;
  week: number;
  session: number;
  isOpen: boolean;
  onToggle: () => void;
  onRemove: () => void;
}) {
  const path = `weeks.${week}.sessions.${session}` as const;
  const errors = form.formState.errors.weeks?.[week]?.sessions?.[session];
  const { title, day, startTime, endTime, blocks } = useWatch({
    control: form.control,
    name: path,
  });
  const name = t('Session {session}', { session: session + 1 });
  return (
    <Foldable
      className="rounded-md border-2 border-line px-3"
      legend={name}
      title={title === '' ? 'New session' : title}
      note={t('{day}, {startTime} – {endTime} · {count, plural, one {# block} other {# blocks}}', {
        day: TRAINING_DAY_LABELS[day],
        startTime,
        endTime,
        count: blocks.length,
      })}
      isOpen={isOpen || errors !== undefined}
      onToggle={onToggle}
      actions={
        <IconButton
          label={t('Remove session {session} of week {week}', {
            session: session + 1,
            week: week + 1,
          })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </IconButton>
      }
    >
      <TextField label={name} error={errors?.title?.message} {...form.register(`${path}.title`)} />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <SelectField
          className="max-sm:col-span-2"
          label="Day"
          options={DAYS}
          {...form.register(`${path}.day`)}
        />
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
    </Foldable>
  );
}
