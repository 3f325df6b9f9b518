import type { FormPart } from '#lib/forms/form.ts';
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
  CLUB_FIELD_LABELS as LABELS,
  CLUB_LEVEL_LABELS,
  DESCRIPTION_MAX,
  JOIN_POLICY_LABELS,
  JoinPolicy,
  type OwnClubField,
  TRAINING_DAY_LABELS,
} from '@ribbon/domain/clubs';
import { countryName, zonePlace, zonesOf } from '@ribbon/domain/kernel';
import { useState } from 'react';

type Part = FormPart<OwnClubField>;

const POLICY_TEXTS: Readonly<Record<JoinPolicy, string>> = {
  open: 'Adults can join straight away, but you confirm them before they can see other members. Only for clubs with no members under 18.',
  approval: 'The people who run the club approve each request.',
  invitation: 'Only with a link or an email from the club.',
};

/** The fields of a club, in the order in which people think of them. */
export function DetailFields({
  form,
  country,
}: {
  form: Part;
  /** The one that is chosen now. */
  country: string;
}) {
  const [first] = useState(country);
  const [usual, ...others] = zonesOf(country);
  const { errors } = form.formState;
  const field = (name: OwnClubField) => ({
    label: LABELS[name],
    error: errors[name]?.message,
    ...form.register(name),
  });
  // A country that the list does not know stays a choice.
  const countries = [...new Set<string>([first, ...COUNTRIES])].map((name) => ({
    value: name,
    label: countryName(name),
  }));
  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField className="sm:col-span-2" {...field('name')} />
        <TextField className="sm:col-span-2" required={false} {...field('address')} />
        <TextField {...field('city')} />
        <SelectField options={countries} {...field('country')} />
        {others.length > 0 && (
          <SelectField
            required={false}
            placeholder={zonePlace(usual)}
            options={others.map((zone) => ({ value: zone, label: zonePlace(zone) }))}
            hint="Whose clocks the times of your events follow."
            {...field('timeZone')}
          />
        )}
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
          hint="Separated by commas"
          {...field('programs')}
        />
        <TextField inputMode="numeric" required={false} {...field('ageFrom')} />
      </div>
      <Choices form={form} name="levels" labels={CLUB_LEVEL_LABELS} />
      <Choices form={form} name="apparatus" labels={CLUB_APPARATUS_LABELS} />
      <Choices form={form} name="days" labels={TRAINING_DAY_LABELS} />
      <RadioCards
        columns={3}
        options={JoinPolicy.options.map((value) => ({
          value,
          title: JOIN_POLICY_LABELS[value],
          text: POLICY_TEXTS[value],
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
  const { errors } = form.formState;
  return (
    <Fieldset legend={LABELS[name]} error={errors[name]?.message}>
      <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-4">
        {Object.entries(labels).map(([value, label]) => (
          <CheckboxField key={value} label={label} value={value} {...form.register(name)} />
        ))}
      </div>
    </Fieldset>
  );
}
