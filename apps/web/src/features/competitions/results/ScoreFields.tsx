import { inSentence, t } from '@ribbon/domain/kernel';
import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { Button, SelectField, TextField, toast } from '#ui';
import {
  type Apparatus,
  CORRECTION_REASON_MAX,
  type EntryCategory,
  PANELS,
  PANEL_LABELS,
  PANEL_NAMES,
  ScoreForm,
  type SheetRow,
  TypedPoints,
  apparatusLabel,
  apparatusOf,
  pointsText,
  resultMessages,
  totalOf,
} from '@ribbon/domain/competitions';
import { useEffect } from 'react';
import { draftOf, sentBy, sentOf } from './competitions.score.form.ts';
import { type InCategory, useScore } from './competitions.results.queries.ts';

/** The scores of one who competes, an apparatus at a time. */
export function ScoreFields({
  params,
  category,
  row,
  onClose,
  onNext,
}: {
  params: InCategory;
  category: EntryCategory;
  row: SheetRow;
  onClose: () => void;
  onNext: () => void;
}) {
  const choices = apparatusOf(category.discipline);
  const start = nextApparatus(row, choices);
  const form = useModeratedForm(ScoreForm, draftOf(row, start), 'reason');
  const save = useScore(params);
  const { errors } = form.formState;
  const apparatus = form.watch('apparatus');
  const isPublished = category.results === 'published' || category.results === 'corrected';
  const { setFocus } = form;
  const field = category.scoring === 'single' ? 'score' : 'db';
  useEffect(() => setFocus(field), [setFocus, field]);

  const send = (body: ReturnType<typeof sentOf>, then: () => void) =>
    save.mutateAsync({ entryId: row.entryId, ...body }).then(() => {
      toast.success(resultMessages.saved);
      then();
    }, form.showFault);
  const submit = form.handleSubmit(() =>
    send(sentBy(row, form.getValues()), choices.length === 1 ? onNext : onClose),
  );
  const stored = row.scores.some((score) => score.apparatus === apparatus);
  return (
    <ModeratedForm form={form} onSubmit={submit}>
      {choices.length > 1 && (
        <SelectField
          label="Apparatus"
          className="max-w-xs"
          value={apparatus}
          onChange={({ target }) => form.reset(draftOf(row, target.value as Apparatus))}
          options={choices.map((one) => ({ value: one, label: apparatusLabel(one) }))}
        />
      )}
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {category.scoring === 'panels' ? (
          PANELS.map((panel) => (
            <TextField
              key={panel}
              label={PANEL_LABELS[panel]}
              title={PANEL_NAMES[panel]}
              inputMode="decimal"
              autoComplete="off"
              error={errors[panel]?.message}
              {...form.register(panel)}
            />
          ))
        ) : (
          <TextField
            label="Score"
            inputMode="decimal"
            autoComplete="off"
            error={errors.score?.message ?? (errors.db && 'Please enter the score')}
            {...form.register('score')}
          />
        )}
        <TextField
          label="Penalty"
          inputMode="decimal"
          autoComplete="off"
          required={false}
          error={errors.penalty?.message}
          {...form.register('penalty')}
        />
      </div>
      <p role="status" className="font-display text-lg font-bold tabular-nums">
        Total {totalText(form.watch())}
      </p>
      {isPublished && (
        <TextField
          label="Reason for the change"
          hint="Kept with the change, for organisers only. Please don’t name anyone."
          maxLength={CORRECTION_REASON_MAX}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={save.isPending}>
          {choices.length === 1 ? 'Save and next' : 'Save'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        {stored && (
          <Button
            variant="ghost"
            onClick={() => void send(sentOf(row, apparatus, form.getValues('reason')), onClose)}
          >
            {t('Delete {apparatus} score', { apparatus: inSentence(apparatusLabel(apparatus)) })}
          </Button>
        )}
      </div>
    </ModeratedForm>
  );
}

/** What one would type in next: the usual apparatus that has no score yet. */
function nextApparatus({ scores }: SheetRow, choices: readonly Apparatus[]): Apparatus {
  const scored = new Set(scores.map(({ apparatus }) => apparatus));
  const open = new Set(choices.filter((one) => !scored.has(one)));
  const usual = (['hoop', 'ball', 'clubs', 'ribbon'] as const).find((one) => open.has(one));
  return usual ?? scores[0]?.apparatus ?? choices[0] ?? 'hoop';
}

function totalText(typed: unknown): string {
  const { data } = TypedPoints.safeParse(typed);
  return data === undefined ? '–' : pointsText(totalOf(data));
}
