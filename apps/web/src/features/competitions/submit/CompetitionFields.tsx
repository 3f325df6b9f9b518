import type { FormPart } from '#lib/forms/form.ts';
import { optionsOf, SelectField, TextArea, TextField } from '#ui';
import {
  COMPETITION_CATEGORY_LABELS,
  COMPETITION_COUNTRY_LABELS,
  COMPETITION_LEVEL_LABELS,
  COMPETITION_TEXT_MAX,
} from '@ribbon/domain/competitions';

export type CompetitionField =
  | 'name'
  | 'organizer'
  | 'location'
  | 'city'
  | 'country'
  | 'startDate'
  | 'endDate'
  | 'category'
  | 'level'
  | 'description'
  | 'maxParticipants'
  | 'registrationDeadline'
  | 'entryFee'
  | 'website';

/** Everything a competition says of itself. */
export function CompetitionFields({ form }: { form: FormPart<CompetitionField> }) {
  const errors: Partial<Record<string, { message?: string | undefined }>> = form.formState.errors;
  const field = (name: CompetitionField) => ({
    error: errors[name]?.message,
    ...form.register(name),
  });
  const pair = 'grid gap-5 sm:grid-cols-2';
  return (
    <>
      <TextField label="Competition name" {...field('name')} />
      <TextField label="Organiser" {...field('organizer')} />
      <div className={pair}>
        <TextField label="Venue" {...field('location')} />
        <TextField label="City" {...field('city')} />
      </div>
      <SelectField
        label="Country"
        placeholder="Please choose"
        options={optionsOf(COMPETITION_COUNTRY_LABELS)}
        {...field('country')}
      />
      <div className={pair}>
        <TextField type="date" label="First day" {...field('startDate')} />
        <TextField type="date" label="Last day" required={false} {...field('endDate')} />
        <SelectField
          label="Category"
          placeholder="Please choose"
          options={optionsOf(COMPETITION_CATEGORY_LABELS)}
          {...field('category')}
        />
        <SelectField
          label="Level"
          placeholder="Please choose"
          options={optionsOf(COMPETITION_LEVEL_LABELS)}
          {...field('level')}
        />
      </div>
      <TextArea label="Description" max={COMPETITION_TEXT_MAX} {...field('description')} />
      <div className={pair}>
        <TextField
          label="Maximum participants"
          inputMode="numeric"
          hint="Leave empty for no limit."
          required={false}
          {...field('maxParticipants')}
        />
        <TextField
          type="date"
          label="Register by"
          required={false}
          {...field('registrationDeadline')}
        />
        <TextField label="Entry fee" required={false} {...field('entryFee')} />
        <TextField
          type="url"
          label="Website"
          placeholder="https://"
          required={false}
          {...field('website')}
        />
      </div>
    </>
  );
}
