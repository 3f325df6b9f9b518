import { CheckboxField, Fieldset } from '#ui';
import { CLUB_APPARATUS_LABELS, ClubApparatus } from '@ribbon/domain/clubs';
import type { PlanFormState } from '../plans.form.ts';

export function ApparatusChoice({ form }: { form: PlanFormState }) {
  const chosen = form.watch('apparatus');
  return (
    <Fieldset legend="Apparatus">
      <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-3">
        {ClubApparatus.options.map((one) => (
          <CheckboxField
            key={one}
            label={CLUB_APPARATUS_LABELS[one]}
            checked={chosen.includes(one)}
            onChange={({ target }) => {
              const others = chosen.filter((other) => other !== one);
              form.setValue('apparatus', target.checked ? [...others, one] : others, {
                shouldDirty: true,
              });
            }}
          />
        ))}
      </div>
    </Fieldset>
  );
}
