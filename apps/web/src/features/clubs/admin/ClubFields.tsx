import type { useSchemaForm } from '#lib/form.ts';
import {
  CheckboxField,
  Fieldset,
  RadioCards,
  SelectField,
  TextArea,
  TextField,
  suggestedLogos,
} from '#ui';
import { COUNTRIES } from '@ribbon/domain/accounts';
import {
  ClubApparatus,
  TrainingDay,
  type ClubDetails,
  type ClubDetailsDraft,
  ClubLevel,
  DESCRIPTION_MAX,
  JoinPolicy,
} from '@ribbon/domain/clubs';
import { FACET_LABELS, JOIN_POLICY_LABELS } from './club-words.ts';

type ClubForm = ReturnType<typeof useSchemaForm<ClubDetailsDraft, ClubDetails>>;

const policies = JoinPolicy.options.map((value) => ({ value, label: JOIN_POLICY_LABELS[value] }));
const pictures = [
  { value: '', title: 'No picture' },
  ...suggestedLogos.map(({ key, label, src }) => ({
    value: key,
    title: label,
    icon: <img src={src} alt="" width={40} height={40} className="rounded-md" />,
  })),
];

/** The fields of a club, in the order in which people ask for them. */
export function ClubFields({ form }: { form: ClubForm }) {
  const { errors } = form.formState;
  /** What a field takes from the form. */
  const field = (name: keyof ClubDetailsDraft) => ({
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <>
      <TextField label="Name" {...field('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Town" {...field('city')} />
        <TextField label="Country" list="club-countries" {...field('country')} />
        <datalist id="club-countries">
          {COUNTRIES.filter((country) => country !== 'Other').map((country) => (
            <option key={country}>{country}</option>
          ))}
        </datalist>
      </div>
      <TextField label="Address" required={false} {...field('address')} />
      <TextArea
        label="Description"
        required={false}
        max={DESCRIPTION_MAX}
        {...field('description')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Phone" type="tel" required={false} {...field('phone')} />
        <TextField label="Email" type="email" required={false} {...field('email')} />
      </div>
      <TextField
        label="Website"
        type="url"
        placeholder="https://"
        required={false}
        {...field('website')}
      />
      <TextField label="Hours" required={false} {...field('hours')} />
      <TextField
        label="Programs"
        hint="Separated by commas"
        required={false}
        {...field('programs')}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField label="Latitude" inputMode="decimal" required={false} {...field('latitude')} />
        <TextField label="Longitude" inputMode="decimal" required={false} {...field('longitude')} />
        <TextField
          label="Youngest age"
          inputMode="numeric"
          required={false}
          {...field('ageFrom')}
        />
      </div>
      <Choices legend="Levels" name="levels" options={ClubLevel.options} form={form} />
      <Choices legend="Apparatus" name="apparatus" options={ClubApparatus.options} form={form} />
      <Choices legend="Training days" name="days" options={TrainingDay.options} form={form} />
      <SelectField label="Joining" options={policies} {...field('joinPolicy')} />
      <RadioCards label="Picture" columns={2} options={pictures} {...field('art')} />
    </>
  );
}

/** Several of a few. */
function Choices({
  legend,
  name,
  options,
  form,
}: {
  legend: string;
  name: 'levels' | 'apparatus' | 'days';
  options: readonly (keyof typeof FACET_LABELS)[];
  form: ClubForm;
}) {
  return (
    <Fieldset legend={legend} error={form.formState.errors[name]?.message}>
      <div className="flex flex-wrap gap-x-6">
        {options.map((value) => (
          <CheckboxField
            key={value}
            label={FACET_LABELS[value]}
            value={value}
            {...form.register(name)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
