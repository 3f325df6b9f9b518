import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { Button, Dialog, TextField, toast } from '#ui';
import {
  type CompetitionDetail,
  RegistrationPlan,
  entryMessages,
} from '@ribbon/domain/competitions';
import { t, zoneOf, zonePlace } from '@ribbon/domain/kernel';
import { usePlan } from './competitions.entries.queries.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { planOf } from './competitions.plan.form.ts';

/** From when to when people enter, and in which categories. */
export function PlanDialog({
  competition,
  onClose,
}: {
  competition: CompetitionDetail;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title="Entries"
      description="Coaches can enter their gymnasts, and people can enter themselves. Gymnasts aged 13 or over have to agree, and so does a parent or guardian until they’re 16."
    >
      <PlanForm competition={competition} onDone={onClose} />
    </Dialog>
  );
}

function PlanForm({ competition, onDone }: { competition: CompetitionDetail; onDone: () => void }) {
  const form = useModeratedForm(RegistrationPlan, planOf(competition), 'categories.0.fee');
  const plan = usePlan(competition.id);
  const { errors } = form.formState;
  const submit = form.handleSubmit((typed) =>
    plan.mutateAsync(typed).then(() => {
      toast.success(entryMessages.planned);
      onDone();
    }, form.showFault),
  );
  return (
    <ModeratedForm form={form} onSubmit={submit}>
      <div className="grid grid-cols-[2fr_1fr] gap-5 sm:grid-cols-4">
        <TextField
          type="date"
          label="Open on"
          error={errors.opensDay?.message}
          {...form.register('opensDay')}
        />
        <TextField
          type="time"
          label="at"
          error={errors.opensTime?.message}
          {...form.register('opensTime')}
        />
        <TextField
          type="date"
          label="Close on"
          error={errors.closesDay?.message}
          {...form.register('closesDay')}
        />
        <TextField
          type="time"
          label="at"
          error={errors.closesTime?.message}
          {...form.register('closesTime')}
        />
      </div>
      <p className="text-sm text-muted">
        {t('Times are {place} time.', {
          place: zonePlace(zoneOf({ country: competition.country, timeZone: null })),
        })}
      </p>
      <TextField
        type="date"
        label="Age on"
        hint="Age is this date’s year minus the year of birth."
        error={errors.ageOn?.message}
        {...form.register('ageOn')}
      />
      <CategoryFields form={form} />
      <Button type="submit" block pending={plan.isPending}>
        Save
      </Button>
    </ModeratedForm>
  );
}
