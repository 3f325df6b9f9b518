import { RadioCards, SelectField } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { CHALLENGE_AUDIENCE_LABELS, ChallengeMaker } from '@ribbon/domain/challenges';
import type { ChallengeFormState } from './challenges.form.ts';

export interface Makers {
  makers: readonly ChallengeMaker[];
  clubs: readonly { id: ClubId; name: string }[];
}

/** The audience of a challenge; not a choice when there is only one. */
export function AudienceFields({ form, makers }: { form: ChallengeFormState; makers: Makers }) {
  const maker = form.watch('maker');
  return (
    <>
      {makers.makers.length > 1 && (
        <RadioCards
          label="Who is it for?"
          name="maker"
          options={makers.makers.map((value) => ({
            value,
            title: CHALLENGE_AUDIENCE_LABELS[value],
          }))}
          value={maker}
          onChange={({ target }) => {
            const next = ChallengeMaker.parse(target.value);
            form.setValue('maker', next, { shouldDirty: true });
            form.setValue('clubId', next === 'coach' ? (makers.clubs[0]?.id ?? null) : null);
          }}
        />
      )}
      {maker === 'coach' && (
        <SelectField
          label="Club"
          options={makers.clubs.map(({ id, name }) => ({ value: id, label: name }))}
          error={form.formState.errors.clubId?.message}
          {...form.register('clubId')}
        />
      )}
    </>
  );
}
