import { TextArea } from '#ui';
import { PLAN_GOALS_MAX } from '@ribbon/domain/plans';
import { useState } from 'react';
import type { PlanFormState } from '../plans.form.ts';
import { t } from '@ribbon/domain/kernel';

/** Goals, typed one to a line. */
export function GoalsField({ form }: { form: PlanFormState }) {
  const [text, setText] = useState(() => form.getValues('goals').join('\n'));
  const error = form.formState.errors.goals;
  const first = Array.isArray(error) ? error.find((one) => one !== undefined) : undefined;
  return (
    <TextArea
      label="Goals"
      hint={t('One per line, up to {planGoalsMax}.', { planGoalsMax: PLAN_GOALS_MAX })}
      required={false}
      rows={3}
      value={text}
      error={error?.message ?? (first as { message?: string } | undefined)?.message}
      onChange={({ target }) => {
        setText(target.value);
        const lines = target.value.split('\n').filter((line) => line.trim() !== '');
        form.setValue('goals', lines, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
