import { Button, Fieldset, IconButton, Notice, TextField } from '#ui';
import { PLAN_WEEKS_MAX, SESSIONS_PER_WEEK_MAX } from '@ribbon/domain/plans';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { SessionFields } from './SessionFields.tsx';
import { NEW_SESSION, NEW_WEEK, type PlanFormState } from './plan-draft.form.ts';

/** The weeks in their order; a copy of one stands right behind it. */
export function WeekFields({ form }: { form: PlanFormState }) {
  const weeks = useFieldArray({ control: form.control, name: 'weeks' });
  const error = form.formState.errors.weeks;
  const isFull = weeks.fields.length >= PLAN_WEEKS_MAX;
  const message = error?.message ?? error?.root?.message;
  return (
    <>
      {message && <Notice tone="danger">{message}</Notice>}
      {weeks.fields.map((field, index) => (
        <WeekField
          key={field.id}
          form={form}
          week={index}
          onCopy={
            isFull
              ? undefined
              : () => weeks.insert(index + 1, structuredClone(form.getValues(`weeks.${index}`)))
          }
          onRemove={weeks.fields.length > 1 ? () => weeks.remove(index) : undefined}
        />
      ))}
      {!isFull && (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          onClick={() => weeks.append(structuredClone(NEW_WEEK))}
        >
          Add a week
        </Button>
      )}
    </>
  );
}

function WeekField({
  form,
  week,
  onCopy,
  onRemove,
}: {
  form: PlanFormState;
  week: number;
  onCopy: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}) {
  const name = `weeks.${week}.sessions` as const;
  const sessions = useFieldArray({ control: form.control, name });
  const errors = form.formState.errors.weeks?.[week];
  return (
    <Fieldset legend={`Week ${week + 1}`}>
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label="Focus"
          required={false}
          error={errors?.focus?.message}
          {...form.register(`weeks.${week}.focus`)}
        />
        {onCopy && (
          <IconButton label={`Copy week ${week + 1}`} onClick={onCopy}>
            <Copy aria-hidden />
          </IconButton>
        )}
        {onRemove && (
          <IconButton label={`Remove week ${week + 1}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      {sessions.fields.map((field, index) => (
        <SessionFields
          key={field.id}
          form={form}
          week={week}
          session={index}
          onRemove={() => sessions.remove(index)}
        />
      ))}
      {sessions.fields.length < SESSIONS_PER_WEEK_MAX && (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          onClick={() => sessions.append(structuredClone(NEW_SESSION))}
        >
          Add a session
        </Button>
      )}
    </Fieldset>
  );
}
