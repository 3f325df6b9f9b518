import type { FormPart } from '#lib/forms/form.ts';
import { SelectField } from '#ui';
import { birthYears } from '@ribbon/domain/accounts';
import { currentLocale } from '@ribbon/domain/kernel';

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: new Date(Date.UTC(2000, index)).toLocaleString(currentLocale(), {
    month: 'long',
    timeZone: 'UTC',
  }),
}));
const toNumber = { setValueAs: (text: string) => (text === '' ? undefined : Number(text)) };
const years = birthYears(new Date()).map((year) => ({ value: String(year), label: String(year) }));

/** Month and year; nobody's day is asked for. */
export function BirthFields({ form }: { form: FormPart<'birthMonth' | 'birthYear'> }) {
  const { errors } = form.formState;
  return (
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
  );
}
