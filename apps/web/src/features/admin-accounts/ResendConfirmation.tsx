import { ReasonField } from '#lib/admin-list/DecisionDialog.tsx';
import { call } from '#lib/http/client.ts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, EmailField, Form, toast } from '#ui';
import {
  ConfirmationResend,
  adminAccountEndpoints as endpoints,
  adminAccountMessages as messages,
} from '@ribbon/domain/admin-accounts';
import { ADMIN_REASON_MAX } from '@ribbon/domain/kernel';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useAccountAct } from './admin-accounts.queries.ts';

/** For a person who has signed up and never got the email, and so has no account to open yet. */
export function ResendConfirmation() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<MailCheck aria-hidden />}
        iconOnPhone
        onClick={() => setOpen(true)}
      >
        Resend a confirmation
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Resend a confirmation"
        description="People who haven’t confirmed their email don’t have an account yet. We’ll send them the link again."
      >
        <ResendForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ResendForm({ onDone }: { onDone: () => void }) {
  const form = useSchemaForm(ConfirmationResend, { email: '', reason: '' });
  const resend = useAccountAct((body: ConfirmationResend) =>
    call(endpoints.resendConfirmation, { body }),
  );
  const submit = form.handleSubmit((body) =>
    resend.mutateAsync(body).then(() => {
      toast.success(messages.confirmationSent);
      onDone();
    }, form.showFault),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <EmailField
        label="Email"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <ReasonField form={form} name="reason" label="Why?" rows={2} max={ADMIN_REASON_MAX} />
      <Button type="submit" block pending={resend.isPending}>
        Send the link
      </Button>
    </Form>
  );
}
