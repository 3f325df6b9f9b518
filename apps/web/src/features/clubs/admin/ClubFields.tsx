import type { FormPart } from '#lib/form.ts';
import { RadioCards, TextField, suggestedLogos } from '#ui';
import { CLUB_FIELD_LABELS as LABELS, type ClubField } from '@ribbon/domain/clubs';
import { DetailFields } from '../details/DetailFields.tsx';

const pictures = [
  { value: '', title: 'No picture' },
  ...suggestedLogos.map(({ key, label, src }) => ({
    value: key,
    title: label,
    icon: <img src={src} alt="" width={40} height={40} className="rounded-md" />,
  })),
];

/** What a club says about itself, and what only system admins set: its place and picture. */
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
      <RadioCards columns={2} options={pictures} {...field('art')} />
    </>
  );
}
