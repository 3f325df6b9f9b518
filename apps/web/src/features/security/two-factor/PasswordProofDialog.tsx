import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, Form, PasswordField } from '#ui';
import { PasswordProof } from '@ribbon/domain/security';
import type { ReactNode } from 'react';

interface ProofProps {
  text: ReactNode;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  /** Does the thing; what it refuses is shown in the form. */
  onProof: (proof: PasswordProof) => Promise<unknown>;
}

/** Asks for the password before something is done. */
export function PasswordProofForm({ text, confirmLabel, tone = 'primary', onProof }: ProofProps) {
  const form = useSchemaForm(PasswordProof, { password: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (proof) => {
    await onProof(proof).catch(form.showFault);
  });
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <div>{text}</div>
      <PasswordField
        label="Your password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" block variant={tone} pending={isSubmitting}>
        {confirmLabel}
      </Button>
    </Form>
  );
}

export function PasswordProofDialog({
  open,
  onClose,
  title,
  ...proof
}: ProofProps & { open: boolean; onClose: () => void; title: string }) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={title}>
      <PasswordProofForm {...proof} />
    </Dialog>
  );
}
