import { Button, Fieldset, IconButton, SelectField, TextField } from '#ui';
import { TASKS_MAX } from '@ribbon/domain/challenges';
import { CLUB_APPARATUS_LABELS, ClubApparatus } from '@ribbon/domain/clubs';
import { ELEMENTS } from '@ribbon/domain/training';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { type ChallengeFormState, NEW_TASK } from './challenges.form.ts';
import { inSentence, t } from '@ribbon/domain/kernel';

const COUNTED = [
  { value: '', label: 'Times done' },
  ...ClubApparatus.options.map((value) => ({
    value,
    label: t('Minutes logged with {value}', { value: inSentence(CLUB_APPARATUS_LABELS[value]) }),
  })),
];

/** What there is to do, one task after the other. */
export function TaskFields({ form }: { form: ChallengeFormState }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'tasks' });
  return (
    <Fieldset legend="Tasks">
      {fields.map((field, index) => (
        <TaskField
          key={field.id}
          form={form}
          index={index}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <datalist id="challenge-elements">
        {ELEMENTS.map(({ key, name }) => (
          <option key={key} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {fields.length < TASKS_MAX && (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          onClick={() => append({ ...NEW_TASK })}
        >
          Add a task
        </Button>
      )}
    </Fieldset>
  );
}

function TaskField({
  form,
  index,
  onRemove,
}: {
  form: ChallengeFormState;
  index: number;
  onRemove: (() => void) | undefined;
}) {
  const errors = form.formState.errors.tasks?.[index];
  const apparatus = form.watch(`tasks.${index}.apparatus`);
  return (
    <div className="flex flex-col gap-4 border-t-2 border-line pt-4">
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={t('Task {index}', { index: index + 1 })}
          error={errors?.title?.message}
          {...form.register(`tasks.${index}.title`)}
        />
        {onRemove && (
          <IconButton label={t('Remove task {index}', { index: index + 1 })} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField
          label={apparatus ? 'Minutes' : 'How many times'}
          inputMode="numeric"
          error={errors?.times?.message}
          {...form.register(`tasks.${index}.times`, { valueAsNumber: true })}
        />
        <SelectField
          label="What counts"
          options={COUNTED}
          value={apparatus ?? ''}
          onChange={({ target: { value } }) => {
            form.setValue(`tasks.${index}.apparatus`, ClubApparatus.safeParse(value).data ?? null);
            form.setValue(`tasks.${index}.element`, '');
          }}
        />
      </div>
      {apparatus === null && (
        <TextField
          label="Element"
          required={false}
          hint="If you choose an element, the training log counts it. Leave empty to let people tick it off themselves."
          error={errors?.element?.message}
          list="challenge-elements"
          {...form.register(`tasks.${index}.element`)}
        />
      )}
    </div>
  );
}
