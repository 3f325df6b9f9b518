import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { Button, optionsOf, SelectField, TextArea, TextField, toast } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { CLUB_LEVEL_LABELS } from '@ribbon/domain/clubs';
import {
  PLAN_DESCRIPTION_MAX,
  PLAN_PERIOD_LABELS,
  PlanDraft,
  planMessages,
} from '@ribbon/domain/plans';
import { useNavigate } from '@tanstack/react-router';
import { type PlanWithWeeks, useSavePlan } from '../plans.queries.ts';
import { ApparatusChoice } from './fields/ApparatusChoice.tsx';
import { GoalsField } from './fields/GoalsField.tsx';
import { WeekFields } from './fields/WeekFields.tsx';
import { type PlanFormState, formOf, numberOrNull } from './plans.form.ts';

/** Writes a new plan of a club, or changes a draft. */
export function PlanForm({ plan, clubId }: { plan?: PlanWithWeeks; clubId: ClubId }) {
  const form = useModeratedForm(PlanDraft, formOf(plan), 'title');
  const save = useSavePlan(plan ? { id: plan.id, version: plan.version } : { clubId });
  const navigate = useNavigate();
  const submit = form.handleSubmit((draft) =>
    save.mutateAsync(draft).then((planId) => {
      toast.success(planMessages.saved);
      void navigate({ to: '/club-training/$planId', params: { planId } });
    }, form.showFault),
  );
  return (
    <ModeratedForm form={form} onSubmit={submit} isReviewing={save.isPending}>
      <Details form={form} />
      <ApparatusChoice form={form} />
      <GoalsField form={form} />
      <WeekFields form={form} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={() => globalThis.history.back()}>
          Cancel
        </Button>
        <Button type="submit" pending={save.isPending}>
          Save plan
        </Button>
      </div>
    </ModeratedForm>
  );
}

function Details({ form }: { form: PlanFormState }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField label="Title" error={errors.title?.message} {...form.register('title')} />
      <TextArea
        label="What it’s about"
        required={false}
        max={PLAN_DESCRIPTION_MAX}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <div className="grid grid-cols-2 gap-5">
        <SelectField
          label="For"
          options={optionsOf(PLAN_PERIOD_LABELS)}
          error={errors.period?.message}
          {...form.register('period')}
        />
        <TextField
          type="date"
          label="First Monday"
          error={errors.startsOn?.message}
          {...form.register('startsOn')}
        />
        <SelectField
          className="col-span-2"
          label="Level"
          options={optionsOf(CLUB_LEVEL_LABELS)}
          error={errors.level?.message}
          {...form.register('level')}
        />
        <TextField
          label="Minimum age"
          placeholder="Any"
          inputMode="numeric"
          error={errors.ageFrom?.message}
          {...form.register('ageFrom', numberOrNull)}
        />
        <TextField
          label="Maximum age"
          placeholder="Any"
          inputMode="numeric"
          error={errors.ageTo?.message}
          {...form.register('ageTo', numberOrNull)}
        />
      </div>
    </>
  );
}
