import { IconButton, SelectField, TextField } from '#ui';
import { CLUB_APPARATUS_LABELS, ClubApparatus } from '@ribbon/domain/clubs';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PlanFormState } from '../plans.form.ts';
import { t } from '@ribbon/domain/kernel';

const APPARATUS = [
  { value: '', label: 'None' },
  ...ClubApparatus.options.map((value) => ({ value, label: CLUB_APPARATUS_LABELS[value] })),
];

/** What is practised for some minutes. */
export function BlockFields({
  form,
  place: { week, session, block },
  onRemove,
}: {
  form: PlanFormState;
  place: { week: number; session: number; block: number };
  onRemove: () => void;
}) {
  const path = `weeks.${week}.sessions.${session}.blocks.${block}` as const;
  const errors = form.formState.errors.weeks?.[week]?.sessions?.[session]?.blocks?.[block];
  const [elements, setElements] = useState(() => form.getValues(`${path}.elements`).join(', '));
  const wrong = errors?.elements;
  const first = Array.isArray(wrong) ? wrong.find((one) => one !== undefined) : undefined;
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-start gap-3 border-l-4 border-line pl-3">
      <TextField
        className="col-span-2"
        label={t('Block {block}', { block: block + 1 })}
        error={errors?.title?.message}
        {...form.register(`${path}.title`)}
      />
      <IconButton
        className="mt-8"
        label={t('Remove block {block}', { block: block + 1 })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </IconButton>
      <TextField
        label="Minutes"
        inputMode="numeric"
        error={errors?.minutes?.message}
        {...form.register(`${path}.minutes`, { valueAsNumber: true })}
      />
      <SelectField
        className="col-span-2"
        label="Apparatus"
        options={APPARATUS}
        value={form.watch(`${path}.apparatus`) ?? ''}
        onChange={({ target }) =>
          form.setValue(`${path}.apparatus`, ClubApparatus.safeParse(target.value).data ?? null)
        }
      />
      <TextField
        className="col-span-3"
        label="Elements"
        required={false}
        hint="With commas between them."
        value={elements}
        error={wrong?.message ?? (first as { message?: string } | undefined)?.message}
        onChange={({ target }) => {
          setElements(target.value);
          const names = target.value.split(',').map((name) => name.trim());
          form.setValue(
            `${path}.elements`,
            names.filter((name) => name !== ''),
            { shouldDirty: true },
          );
        }}
      />
    </div>
  );
}
