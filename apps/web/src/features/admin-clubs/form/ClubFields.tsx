import { DetailFields } from '#features/clubs';
import type { FormPart } from '#lib/forms/form.ts';
import { TextField } from '#ui';
import { CLUB_FIELD_LABELS as LABELS, type ClubField } from '@ribbon/domain/clubs';

/** What a club says about itself, and its place, which only system admins set. */
export function ClubFields({ form, country }: { form: FormPart<ClubField>; country: string }) {
  const { errors } = form.formState;
  const field = (name: ClubField) => ({
    label: LABELS[name],
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <>
      <DetailFields form={form} country={country} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField inputMode="decimal" required={false} {...field('latitude')} />
        <TextField inputMode="decimal" required={false} {...field('longitude')} />
      </div>
    </>
  );
}
