import type { FormPart } from '#lib/forms/form.ts';
import { Fieldset, Notice, SelectField, TextArea, TextField } from '#ui';
import { COUNTRIES, type Me } from '@ribbon/domain/accounts';
import {
  BIO_MAX,
  type ProfileField,
  SOCIAL_LABELS,
  SOCIAL_SITES,
  profilePolicy,
} from '@ribbon/domain/profiles';
import { countryName } from '@ribbon/domain/kernel';

/** The fields that people of the reader's age may fill in; the others keep their value. */
export function ProfileFields({
  form,
  me,
  country,
}: {
  form: FormPart<ProfileField>;
  me: Me;
  country: string;
}) {
  const { errors } = form.formState;
  const open = new Set(profilePolicy.fields(me));
  const field = (name: ProfileField) => ({ error: errors[name]?.message, ...form.register(name) });
  // A country that the list does not know stays a choice.
  const countries = [...new Set([country, ...COUNTRIES])].filter(Boolean);
  return (
    <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
      {open.has('fullName') ? (
        <>
          <TextField
            label="Full name"
            autoComplete="name"
            hint={
              me.isVerified
                ? 'If you change your name, you’ll lose your verified badge.'
                : undefined
            }
            {...field('fullName')}
          />
          <SelectField
            label="Country"
            placeholder="Choose a country"
            options={countries.map((name) => ({ value: name, label: countryName(name) }))}
            {...field('country')}
          />
        </>
      ) : (
        <Notice role="none" className="sm:col-span-2">
          The grown-up who looks after your account has entered your name and country.
        </Notice>
      )}
      <TextArea
        label="Bio"
        hint={
          open.has('age')
            ? 'Everyone who can open your profile sees the first 100 characters.'
            : 'Please leave out where you live, your school and how to contact you.'
        }
        className="sm:col-span-2"
        required={false}
        max={BIO_MAX}
        {...field('bio')}
      />
      {open.has('age') && (
        <TextField
          label="Age"
          hint="From 5 to 50. Shown to friends if you turn that on in your account."
          inputMode="numeric"
          required={false}
          className="sm:col-span-2 sm:max-w-xs"
          {...field('age')}
        />
      )}
      <TextField
        label="Specialties"
        hint="Separated by commas"
        required={false}
        className="sm:col-span-2"
        {...field('specialties')}
      />
      <TextField
        label="Achievements"
        hint="Separated by commas"
        required={false}
        className="sm:col-span-2"
        {...field('achievements')}
      />
      {open.has('instagram') && (
        <Fieldset legend="Social links" className="sm:col-span-2">
          <div className="grid gap-5 sm:grid-cols-3">
            {SOCIAL_SITES.map((site) => (
              <TextField
                key={site}
                label={SOCIAL_LABELS[site]}
                required={false}
                autoComplete="off"
                autoCapitalize="none"
                {...field(site)}
              />
            ))}
          </div>
        </Fieldset>
      )}
    </div>
  );
}
