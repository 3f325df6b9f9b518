import type { FormPart } from '#lib/forms/form.ts';
import { SelectField, TextField } from '#ui';
import { COUNTRIES } from '@ribbon/domain/accounts';
import { BirthFields } from './BirthFields.tsx';
import { countryName } from '@ribbon/domain/kernel';

const countries = COUNTRIES.map((value) => ({ value, label: countryName(value) }));

/**
 * The fields about a person: at sign-up about themselves, or about a child, filled in by a
 * guardian.
 */
export function PersonFields({
  form,
  about = 'self',
}: {
  form: FormPart<'fullName' | 'birthMonth' | 'birthYear' | 'country'>;
  about?: 'self' | 'child';
}) {
  const { errors } = form.formState;
  const own = about === 'self';
  return (
    <>
      <TextField
        label={own ? 'Full name' : 'Child’s full name'}
        autoComplete={own ? 'name' : 'off'}
        {...(!own && { hint: 'Others only see the first name and an initial.' })}
        error={errors.fullName?.message}
        {...form.register('fullName')}
      />
      <BirthFields form={form} />
      <SelectField
        label="Country"
        placeholder="Choose a country"
        autoComplete={own ? 'country-name' : 'off'}
        options={countries}
        error={errors.country?.message}
        {...form.register('country')}
      />
    </>
  );
}
