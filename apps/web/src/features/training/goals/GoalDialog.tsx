import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { Button, Dialog, SelectField, TextArea, TextField, toast } from '#ui';
import {
  GoalDraft,
  type GoalId,
  MILESTONES_MAX,
  type MilestoneId,
  type TrainingGoal,
  goalMessages,
} from '@ribbon/domain/training';
import { TYPE_OPTIONS } from '../sessions/form/training.choices.texts.ts';
import { dayHere } from '../training.format.ts';
import { useSaveGoal } from '../training.queries.ts';
import { CountFields } from './CountFields.tsx';

/** A goal to set or to change. */
export function GoalDialog({
  goal,
  open,
  onOpenChange,
}: {
  goal: TrainingGoal | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={goal ? 'Edit goal' : 'Add goal'}
    >
      <GoalForm goal={goal} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function fieldsOf(goal: TrainingGoal | undefined): GoalDraft {
  const count = goal?.count ?? null;
  return {
    title: goal?.title ?? '',
    description: goal?.description ?? '',
    category: goal?.category ?? 'technique',
    startsOn: goal?.startsOn ?? dayHere(),
    targetDate: goal?.targetDate ?? null,
    count:
      count === null
        ? null
        : count.what === 'element'
          ? {
              what: 'element',
              target: count.target,
              key: count.element?.key ?? null,
              name: count.element?.name ?? '',
            }
          : count.what === 'minutes'
            ? { what: 'minutes', target: count.target, apparatus: count.apparatus }
            : { what: 'sessions', target: count.target },
    milestones: goal?.milestones.map(({ id, title }) => ({ id, title })) ?? [],
  };
}

function GoalForm({ goal, onDone }: { goal: TrainingGoal | undefined; onDone: () => void }) {
  const form = useModeratedForm(GoalDraft, fieldsOf(goal), 'title');
  const { errors } = form.formState;
  const save = useSaveGoal();
  const submit = form.handleSubmit((draft) =>
    save.mutateAsync({ id: goal?.id ?? (crypto.randomUUID() as GoalId), goal: draft }).then(() => {
      toast.success(goalMessages.saved);
      onDone();
    }, form.showFault),
  );
  const setMilestones = (text: string) => {
    const before = form.getValues('milestones') ?? [];
    const titles = text
      .split('\n')
      .map((one) => one.trim())
      .filter(Boolean)
      .slice(0, MILESTONES_MAX);
    form.setValue(
      'milestones',
      titles.map((title) => ({
        id: before.find((one) => one.title === title)?.id ?? (crypto.randomUUID() as MilestoneId),
        title,
      })),
    );
  };
  return (
    <ModeratedForm form={form} onSubmit={submit}>
      <TextField label="Goal" error={errors.title?.message} {...form.register('title')} />
      <TextArea
        label="Description"
        required={false}
        rows={2}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <SelectField label="Category" options={TYPE_OPTIONS} {...form.register('category')} />
        <TextField
          label="From"
          type="date"
          error={errors.startsOn?.message}
          {...form.register('startsOn')}
        />
        <TextField
          label="Target date"
          type="date"
          required={false}
          error={errors.targetDate?.message}
          {...form.register('targetDate', { setValueAs: (day: string) => day || null })}
        />
      </div>
      <CountFields
        value={form.watch('count') ?? null}
        error={errors.count?.message ?? errors.count?.target?.message}
        onChange={(count) => form.setValue('count', count)}
      />
      <TextArea
        label="Milestones"
        hint="One on each line. If we don’t count your goal for you, it goes up as you tick them off."
        required={false}
        rows={3}
        defaultValue={goal?.milestones.map(({ title }) => title).join('\n') ?? ''}
        onChange={({ target }) => setMilestones(target.value)}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onDone}>
          Close without saving
        </Button>
        <Button type="submit" pending={save.isPending}>
          Save goal
        </Button>
      </div>
    </ModeratedForm>
  );
}
