import { ReasonForm } from '#lib/admin-list/DecisionDialog.tsx';
import { call } from '#lib/http/client.ts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Notice } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { adminAccountEndpoints as endpoints } from '@ribbon/domain/admin-accounts';
import { ADMIN_REASON_MAX, AdminReason } from '@ribbon/domain/kernel';
import { useAccountAct } from '../admin-accounts.queries.ts';

/** What is kept about a child under 13 opens once somebody has said why. */
export function OpenAccount({ userId }: { userId: UserId }) {
  const form = useSchemaForm(AdminReason, { reason: '' });
  const open = useAccountAct((body: AdminReason) =>
    call(endpoints.open, { params: { userId }, body }),
  );
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <Notice tone="caution" role="none" title="This is a child’s account">
        Give a reason to open it for half an hour. We log this, tell the child’s guardians and show
        them your reason.
      </Notice>
      <ReasonForm
        form={form}
        name="reason"
        label="Why do you need to see it?"
        hint="Their guardians will read this. Please don’t include other people’s names."
        rows={2}
        max={ADMIN_REASON_MAX}
        confirmLabel="Open the account"
        tone="primary"
        pending={open.isPending}
        onSubmit={form.handleSubmit((body) =>
          open.mutateAsync(body).then(() => undefined, form.showFault),
        )}
      />
    </div>
  );
}
