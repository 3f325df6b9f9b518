import type { FormPart } from '#lib/forms/form.ts';
import { SelectField } from '#ui';
import { RELATIONSHIP_LABELS } from '@ribbon/domain/families';

const OPTIONS = Object.entries(RELATIONSHIP_LABELS).map(([value, label]) => ({ value, label }));

/** How the guardian and the child belong together. */
export function RelationshipField({ form }: { form: FormPart<'relationship'> }) {
  return (
    <SelectField
      label="How are you related?"
      placeholder="Please choose"
      options={OPTIONS}
      error={form.formState.errors.relationship?.message}
      {...form.register('relationship')}
    />
  );
}
