import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { Button, CheckboxField, Fieldset, SelectField, TextArea, TextField } from '#ui';
import type { DisclosureId } from '@ribbon/domain/moderation';
import { NOTES_MAX, SessionDetails } from '@ribbon/domain/training';
import { useQuery } from '@tanstack/react-query';
import { useSaveSession } from '../../offline/training.waiting.queries.ts';
import { goalsQuery } from '../../training.queries.ts';
import { ApparatusFields } from './ApparatusFields.tsx';
import { Chips } from './Chips.tsx';
import { FEELING_OPTIONS, TYPE_OPTIONS } from './training.choices.texts.ts';
import { ElementFields } from './ElementFields.tsx';
import type { Editing } from './training.session.form.ts';

const number = { valueAsNumber: true } as const;
/** Several achievements are lines of one field. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);

/** Everything that can be said about a practice; only day, time, minutes and type must be. */
export function SessionForm({
  editing,
  onDone,
  onHelp,
}: {
  editing: Editing;
  onDone: () => void;
  /** It is saved, and its notes sound as if somebody is hurt. */
  onHelp: (disclosureId: DisclosureId) => void;
}) {
  const form = useModeratedForm(SessionDetails, editing.details, 'notes');
  const { errors } = form.formState;
  const save = useSaveSession();
  const goals = useQuery(goalsQuery).data ?? [];
  const goalIds = form.watch('goalIds') ?? [];
  const felt = form.watch('felt') ?? null;
  const submit = form.handleSubmit((session) =>
    save
      .mutateAsync({ id: editing.id, details: session, version: editing.version })
      .then((help) => (help === null ? onDone() : onHelp(help)), form.showFault),
  );
  return (
    <ModeratedForm form={form} onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Day"
          type="date"
          error={errors.date?.message}
          {...form.register('date')}
        />
        <TextField
          label="Start"
          type="time"
          error={errors.startTime?.message}
          {...form.register('startTime')}
        />
        <TextField
          label="Minutes"
          type="number"
          inputMode="numeric"
          min={1}
          error={errors.minutes?.message}
          {...form.register('minutes', number)}
        />
        <SelectField
          label="Type"
          options={TYPE_OPTIONS}
          error={errors.type?.message}
          {...form.register('type')}
        />
      </div>
      <ApparatusFields
        value={form.watch('apparatus') ?? []}
        minutes={form.watch('minutes')}
        error={errors.apparatus?.message ?? errors.apparatus?.root?.message}
        onChange={(next) => form.setValue('apparatus', next, { shouldDirty: true })}
      />
      <ElementFields
        value={form.watch('elements') ?? []}
        onChange={(next) => form.setValue('elements', next, { shouldDirty: true })}
      />
      <Chips
        label="How did it feel?"
        options={FEELING_OPTIONS}
        chosen={felt === null ? [] : [felt]}
        onToggle={(next) => form.setValue('felt', next === felt ? null : next)}
      />
      {goals.length > 0 && (
        <Fieldset legend="Goals you worked on">
          {goals.map(({ id, title }) => (
            <CheckboxField
              key={id}
              label={title}
              checked={goalIds.includes(id)}
              onChange={({ target }) =>
                form.setValue(
                  'goalIds',
                  target.checked ? [...goalIds, id] : goalIds.filter((one) => one !== id),
                )
              }
            />
          ))}
        </Fieldset>
      )}
      <TextArea
        label="Achievements"
        hint="One on each line"
        rows={2}
        required={false}
        defaultValue={editing.details.achievements.join('\n')}
        error={errors.achievements?.[0]?.message ?? errors.achievements?.message}
        onChange={({ target }) => form.setValue('achievements', linesOf(target.value))}
      />
      <TextArea
        label="Notes"
        hint="Only you can read them, unless they sound as if you’re in danger."
        rows={3}
        max={NOTES_MAX}
        required={false}
        error={errors.notes?.message}
        {...form.register('notes')}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onDone}>
          Close without saving
        </Button>
        <Button type="submit" pending={save.isPending}>
          Save session
        </Button>
      </div>
    </ModeratedForm>
  );
}
