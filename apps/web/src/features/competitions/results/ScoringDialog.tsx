import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, Form, optionsOf, SelectField, TextField, toast } from '#ui';
import {
  BAND_LABELS,
  CategoryScoring,
  type EntryCategory,
  RANKING_LABELS,
  SCORING_LABELS,
  categoryName,
  resultMessages,
  typedPoints,
} from '@ribbon/domain/competitions';
import { type InCategory, useScoring } from './competitions.results.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** How a category is scored and ranked. */
export function ScoringDialog({
  params,
  category,
  onClose,
}: {
  params: InCategory;
  category: EntryCategory;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Scoring"
      description={categoryName(category)}
    >
      <ScoringForm params={params} category={category} onDone={onClose} />
    </Dialog>
  );
}

function ScoringForm({
  params,
  category,
  onDone,
}: {
  params: InCategory;
  category: EntryCategory;
  onDone: () => void;
}) {
  const form = useSchemaForm(CategoryScoring, {
    scoring: category.scoring,
    ranking: category.ranking,
    gold: typedPoints(category.gold),
    silver: typedPoints(category.silver),
    bronze: typedPoints(category.bronze),
  });
  const save = useScoring(params);
  const { errors } = form.formState;
  const submit = form.handleSubmit(() =>
    save.mutateAsync(form.getValues()).then(() => {
      toast.success(resultMessages.scoringSaved);
      onDone();
    }, form.showFault),
  );
  return (
    <Form notice={form.notice} onSubmit={submit}>
      <SelectField
        label="Scored by"
        options={optionsOf(SCORING_LABELS)}
        error={errors.scoring?.message}
        {...form.register('scoring')}
      />
      <SelectField
        label="Ranked by"
        hint="With gold, silver and bronze, nobody sees anyone else’s points."
        options={optionsOf(RANKING_LABELS)}
        error={errors.ranking?.message}
        {...form.register('ranking')}
      />
      {form.watch('ranking') === 'bands' && (
        <div className="grid grid-cols-3 gap-4">
          {(['gold', 'silver', 'bronze'] as const).map((band, index) => (
            <TextField
              key={band}
              label={t('{band} from', { band: BAND_LABELS[index] ?? band })}
              inputMode="decimal"
              error={errors[band]?.message}
              {...form.register(band)}
            />
          ))}
        </div>
      )}
      <Button type="submit" block pending={save.isPending}>
        Save
      </Button>
    </Form>
  );
}
