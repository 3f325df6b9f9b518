import { type FormPart, useSchemaForm } from '#lib/forms/form.ts';
import { remembered } from '#lib/browser/storage.ts';
import { Button, Fieldset, TextField } from '#ui';
import { ADMIN_REASON_MAX, AdminReason, type StoredKey } from '@ribbon/domain/kernel';
import { DecisionDialog, FOR_THE_RECORD, ReasonForm } from './DecisionDialog.tsx';

/** A reason as free text, and the button that acts. */
export function WhyForm({
  label,
  confirmLabel,
  tone = 'danger',
  pending = false,
  onSubmit,
}: {
  label: string;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  pending?: boolean;
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
      tone={tone}
      pending={pending}
      onSubmit={form.handleSubmit(({ reason }) => onSubmit(reason))}
    />
  );
}

/** Usual reasons, one press each; if remembered, the last one comes first. */
export function UsualReasons({
  legend,
  reasons,
  rememberAs,
  disabled = false,
  onChoose,
}: {
  legend: string;
  reasons: readonly string[];
  rememberAs?: StoredKey;
  disabled?: boolean;
  onChoose: (reason: string) => void;
}) {
  const last = rememberAs && remembered.read(rememberAs);
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
              disabled={disabled}
              {...(index === 0 && { 'data-starts-here': true })}
              onClick={() => {
                if (rememberAs) remembered.write(rememberAs, reason);
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

/** A dialog that needs only a reason: one press for a usual one. */
export function WhyDialog<Deciding>({
  usual,
  legend = 'Why?',
  confirmLabel,
  tone = 'primary',
  pending,
  onSay,
  ...dialog
}: Pick<Parameters<typeof DecisionDialog<Deciding>>[0], 'deciding' | 'about' | 'onClose'> & {
  usual: readonly string[];
  legend?: string;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  /** It stays open meanwhile: what was typed is still there if it is refused. */
  pending: boolean;
  onSay: (deciding: Deciding, reason: string) => void;
}) {
  return (
    <DecisionDialog {...dialog}>
      {(shown) => (
        <div className="flex flex-col gap-6">
          <UsualReasons
            legend={legend}
            reasons={usual}
            disabled={pending}
            onChoose={(reason) => onSay(shown, reason)}
          />
          <WhyForm
            label="Something else"
            confirmLabel={confirmLabel}
            tone={tone}
            pending={pending}
            onSubmit={(reason) => onSay(shown, reason)}
          />
        </div>
      )}
    </DecisionDialog>
  );
}

interface WhyInForm extends FormPart<'reason'> {
  setValue(name: 'reason', value: string, options: object): void;
}

/** The reason as one field of a larger form; one press fills in a usual one. */
export function WhyField({
  form,
  label = 'Why?',
  usual,
}: {
  form: WhyInForm;
  label?: string;
  usual: readonly string[];
}) {
  return (
    <div className="flex flex-col gap-2.5">
      <TextField
        label={label}
        hint={FOR_THE_RECORD}
        autoComplete="off"
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
      <ul aria-label="Common reasons" className="flex flex-wrap gap-2">
        {usual.map((reason) => (
          <li key={reason}>
            <button
              type="button"
              className="min-h-10 cursor-pointer rounded-full border-2 border-line bg-surface-raised px-3.5 py-1 text-left text-sm font-semibold hover:border-ink"
              onClick={() =>
                form.setValue('reason', reason, { shouldDirty: true, shouldValidate: true })
              }
            >
              {reason}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
