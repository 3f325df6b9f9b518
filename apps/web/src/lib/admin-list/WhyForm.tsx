import { useSchemaForm } from '#lib/form.ts';
import { remembered } from '#lib/storage.ts';
import { Button, Fieldset } from '#ui';
import { ADMIN_REASON_MAX, AdminReason, type StoredKey } from '@ribbon/domain/kernel';
import { FOR_THE_RECORD, ReasonForm } from './DecisionDialog.tsx';

/** Why, in one's own words, and the button that does it. */
export function WhyForm({
  label,
  confirmLabel,
  onSubmit,
}: {
  label: string;
  confirmLabel: string;
  onSubmit: (reason: string) => void;
}) {
  const form = useSchemaForm(AdminReason, { reason: '' });
  return (
    <ReasonForm
      form={form}
      name="reason"
      label={label}
      hint={FOR_THE_RECORD}
      rows={2}
      max={ADMIN_REASON_MAX}
      confirmLabel={confirmLabel}
      tone="danger"
      pending={false}
      onSubmit={form.handleSubmit(({ reason }) => onSubmit(reason))}
    />
  );
}

/** One press for what is usual, the reason that was given last first. */
export function UsualReasons({
  legend,
  reasons,
  rememberAs,
  onChoose,
}: {
  legend: string;
  reasons: readonly string[];
  rememberAs: StoredKey;
  onChoose: (reason: string) => void;
}) {
  const last = remembered.read(rememberAs);
  const inOrder = reasons.toSorted((one, other) => Number(other === last) - Number(one === last));
  return (
    <Fieldset legend={legend}>
      <ul className="flex flex-col gap-2">
        {inOrder.map((reason, index) => (
          <li key={reason}>
            <Button
              block
              variant="secondary"
              className="justify-start text-left"
              {...(index === 0 && { 'data-starts-here': true })}
              onClick={() => {
                remembered.write(rememberAs, reason);
                onChoose(reason);
              }}
            >
              {reason}
            </Button>
          </li>
        ))}
      </ul>
    </Fieldset>
  );
}
