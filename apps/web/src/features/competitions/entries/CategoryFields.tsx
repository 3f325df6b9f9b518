import { Button, Fieldset, IconButton, optionsOf, SelectField, TextField } from '#ui';
import {
  CATEGORIES_MAX,
  COMPETITION_LEVEL_LABELS,
  DISCIPLINE_LABELS,
  FEDERATION_CLASSES,
  FederationClass,
} from '@ribbon/domain/competitions';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { NEW_CATEGORY, type PlanFormState } from './competitions.plan.form.ts';
import { t } from '@ribbon/domain/kernel';

const numberOrNull = {
  setValueAs: (text: unknown) => (text === '' || text === null ? null : Number(text)),
};

const AGE_GROUPS = [
  { value: '', label: 'The ages below' },
  ...Object.entries(FEDERATION_CLASSES).map(([value, { label }]) => ({ value, label })),
];

/** A federation's class brings its ages along. */
function chooseClass(form: PlanFormState, index: number, value: string): void {
  const chosen = FederationClass.safeParse(value).data ?? null;
  form.setValue(`categories.${index}.federationClass`, chosen);
  if (chosen === null) return;
  const { ageFrom, ageTo } = FEDERATION_CLASSES[chosen];
  form.setValue(`categories.${index}.ageFrom`, ageFrom);
  form.setValue(`categories.${index}.ageTo`, ageTo);
}

/** The categories, one after the other. */
export function CategoryFields({ form }: { form: PlanFormState }) {
  // The id of a category is its own; the list keeps one beside it.
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'categories',
    keyName: 'key',
  });
  return (
    <Fieldset legend="Categories">
      {fields.map((field, index) => (
        <CategoryField
          key={field.key}
          form={form}
          index={index}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {fields.length < CATEGORIES_MAX && (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          onClick={() => append({ ...NEW_CATEGORY })}
        >
          Add a category
        </Button>
      )}
    </Fieldset>
  );
}

function CategoryField({
  form,
  index,
  onRemove,
}: {
  form: PlanFormState;
  index: number;
  onRemove: (() => void) | undefined;
}) {
  const errors = form.formState.errors.categories?.[index];
  return (
    <div className="flex flex-col gap-4 border-t-2 border-line pt-4">
      <div className="flex items-end gap-2">
        <div className="grid min-w-0 flex-1 gap-4 sm:grid-cols-2">
          <SelectField
            label={t('Category {index}: level', { index: index + 1 })}
            options={optionsOf(COMPETITION_LEVEL_LABELS)}
            error={errors?.level?.message}
            {...form.register(`categories.${index}.level`)}
          />
          <SelectField
            label="Apparatus or routine"
            options={optionsOf(DISCIPLINE_LABELS)}
            error={errors?.discipline?.message}
            {...form.register(`categories.${index}.discipline`)}
          />
        </div>
        {onRemove && (
          <IconButton label={t('Remove category {index}', { index: index + 1 })} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      <SelectField
        label="Age group"
        hint="For under-18s, at least two birth years or a federation’s class."
        options={AGE_GROUPS}
        required={false}
        value={form.watch(`categories.${index}.federationClass`) ?? ''}
        onChange={({ target }) => chooseClass(form, index, target.value)}
      />
      <div className="grid grid-cols-3 gap-4">
        <TextField
          label="Minimum age"
          inputMode="numeric"
          required={false}
          error={errors?.ageFrom?.message}
          {...form.register(`categories.${index}.ageFrom`, numberOrNull)}
        />
        <TextField
          label="Maximum age"
          inputMode="numeric"
          required={false}
          error={errors?.ageTo?.message}
          {...form.register(`categories.${index}.ageTo`, numberOrNull)}
        />
        <TextField
          label="Places"
          inputMode="numeric"
          required={false}
          error={errors?.places?.message}
          {...form.register(`categories.${index}.places`, numberOrNull)}
        />
      </div>
      <TextField
        label="Fee"
        required={false}
        error={errors?.fee?.message}
        {...form.register(`categories.${index}.fee`)}
      />
    </div>
  );
}
