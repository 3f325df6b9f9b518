import type { FormPart } from '#lib/form.ts';
import {
  CheckboxField,
  EmailField,
  Fieldset,
  RadioCards,
  SelectField,
  TextArea,
  TextField,
} from '#ui';
import { COUNTRIES } from '@ribbon/domain/accounts';
import {
  CLUB_APPARATUS_LABELS,
  CLUB_DAY_LABELS,
  CLUB_FIELD_LABELS as LABELS,
  CLUB_LEVEL_LABELS,
  type ClubField,
  DESCRIPTION_MAX,
  JOIN_POLICY_LABELS,
} from '@ribbon/domain/clubs';

type Part = FormPart<ClubField>;

const POLICY_TEXTS = {
  open: 'At once, without asking.',
  approval: 'Requests wait on the Members tab.',
  invitation: 'Only with a link or a mail from you.',
} as const;

/** The fields of a club, in the order in which people think of them. */
export function DetailFields({ form, country }: { form: Part; country: string }) {
  const { errors } = form.formState;
  const field = (name: ClubField) => ({
    label: LABELS[name],
    error: errors[name]?.message,
    ...form.register(name),
  });
  // A country that the list does not know stays a choice.
  const countries = [...new Set<string>([country, ...COUNTRIES])].map((name) => ({
    value: name,
    label: name,
  }));
  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField className="sm:col-span-2" {...field('name')} />
        <TextField className="sm:col-span-2" required={false} {...field('address')} />
        <TextField {...field('city')} />
        <SelectField options={countries} {...field('country')} />
        <TextArea
          className="sm:col-span-2"
          required={false}
          max={DESCRIPTION_MAX}
          {...field('description')}
        />
        <TextField type="tel" required={false} {...field('phone')} />
        <EmailField required={false} autoComplete="off" {...field('email')} />
        <TextField type="url" required={false} placeholder="https://" {...field('website')} />
        <TextField required={false} hint="For example: weekdays 16:00–19:00" {...field('hours')} />
        <TextField
          className="sm:col-span-2"
          required={false}
          hint="With commas between them"
          {...field('programs')}
        />
        <TextField
          type="number"
          inputMode="numeric"
          min={0}
          max={99}
          required={false}
          {...field('ageFrom')}
          {...form.register('ageFrom', {
            setValueAs: (text) => (text === '' || text === null ? null : Number(text)),
          })}
        />
      </div>
      <Choices form={form} name="levels" labels={CLUB_LEVEL_LABELS} />
      <Choices form={form} name="apparatus" labels={CLUB_APPARATUS_LABELS} />
      <Choices form={form} name="days" labels={CLUB_DAY_LABELS} />
      <RadioCards
        columns={3}
        options={Object.entries(JOIN_POLICY_LABELS).map(([value, title]) => ({
          value,
          title,
          text: POLICY_TEXTS[value as keyof typeof POLICY_TEXTS],
        }))}
        {...field('joinPolicy')}
      />
    </div>
  );
}

function Choices({
  form,
  name,
  labels,
}: {
  form: Part;
  name: 'levels' | 'apparatus' | 'days';
  labels: Readonly<Record<string, string>>;
}) {
  return (
    <Fieldset legend={LABELS[name]}>
      <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-4">
        {Object.entries(labels).map(([value, label]) => (
          <CheckboxField key={value} label={label} value={value} {...form.register(name)} />
        ))}
      </div>
    </Fieldset>
  );
}
