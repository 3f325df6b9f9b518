import type { FormPart } from '#lib/form.ts';
import { SelectField, TextField } from '#ui';
import { COUNTRIES, birthYears } from '@ribbon/domain/accounts';

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: new Date(Date.UTC(2000, index)).toLocaleString('en-GB', {
    month: 'long',
    timeZone: 'UTC',
  }),
}));
const toNumber = { setValueAs: (text: string) => (text === '' ? undefined : Number(text)) };
const choices = (list: readonly (string | number)[]) =>
  list.map((entry) => ({ value: String(entry), label: String(entry) }));

const years = choices(birthYears(new Date()));

/** Who a person is: about oneself at sign-up, or about a child, written by its guardian. */
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
        {...(!own && { hint: 'Others see the first name and an initial only.' })}
        error={errors.fullName?.message}
        {...form.register('fullName')}
      />
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label="Birth month"
          placeholder="Month"
          options={months}
          error={errors.birthMonth?.message}
          {...form.register('birthMonth', toNumber)}
        />
        <SelectField
          label="Birth year"
          placeholder="Year"
          options={years}
          error={errors.birthYear?.message}
          {...form.register('birthYear', toNumber)}
        />
      </div>
      <SelectField
        label="Country"
        placeholder="Choose a country"
        autoComplete={own ? 'country-name' : 'off'}
        options={choices(COUNTRIES)}
        error={errors.country?.message}
        {...form.register('country')}
      />
    </>
  );
}
