import { showOutcome } from '#features/proposals';
import { FOR_THE_RECORD, ReasonField } from '#lib/admin-list/DecisionDialog.tsx';
import { call } from '#lib/http/client.ts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, Form, SelectField } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  type AccountHistory,
  type AdminAccount,
  ROLE_LABELS,
  RoleChange,
  adminAccountEndpoints as endpoints,
  adminAccountMessages as messages,
} from '@ribbon/domain/admin-accounts';
import { ADMIN_REASON_MAX, t } from '@ribbon/domain/kernel';
import { ClubField } from '../ClubField.tsx';
import { useAccountAct } from '../admin-accounts.queries.ts';

interface Props {
  account: AdminAccount;
  history: AccountHistory;
  open: boolean;
  onClose: () => void;
}

/** Gives a role, or takes back one that is held. */
export function RoleDialog({ open, ...props }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && props.onClose()}
      title="Change roles"
      description="A second system admin has to approve adding or removing a system admin, or letting someone run a club with members under 18. If there’s only one system admin, the change waits 72 hours. Clubs confirm their own coaches."
    >
      <RoleForm {...props} />
    </Dialog>
  );
}

/** The roles that can end here, as the value of a choice. */
function endings({ roles }: AccountHistory) {
  return roles
    .filter(
      ({ until, role }) => until === null && (role === 'system_admin' || role === 'club_admin'),
    )
    .map(({ role, clubId, club }) => ({
      value: `revoke.${role}.${clubId ?? ''}`,
      label:
        club === null
          ? t('Remove: {role}', { role: ROLE_LABELS[role] })
          : t('Remove: {role} of {club}', { role: ROLE_LABELS[role], club }),
    }));
}

function RoleForm({ account, history, onClose }: Omit<Props, 'open'>) {
  const form = useSchemaForm(RoleChange, {
    change: 'grant',
    role: 'club_admin',
    clubId: null,
    reason: '',
  });
  const change = useAccountAct((body: RoleChange) =>
    call(endpoints.changeRole, { params: { userId: account.id }, body }),
  );
  const { errors } = form.formState;
  const [how, role] = [form.watch('change'), form.watch('role')];
  const choose = (value: string) => {
    const [what, which, clubId] = value.split('.');
    form.setValue('change', what === 'revoke' ? 'revoke' : 'grant');
    form.setValue('role', which === 'system_admin' ? 'system_admin' : 'club_admin');
    form.setValue('clubId', clubId ? (clubId as ClubId) : null);
  };
  const submit = form.handleSubmit((body) =>
    change.mutateAsync(body).then((answer) => {
      showOutcome(answer, { done: messages.roleChanged });
      onClose();
    }, form.showFault),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <SelectField
        label="Change"
        options={[
          { value: 'grant.club_admin.', label: 'Add: Club admin' },
          { value: 'grant.system_admin.', label: 'Add: System admin' },
          ...endings(history),
        ]}
        value={`${how}.${role}.${how === 'revoke' ? (form.watch('clubId') ?? '') : ''}`}
        onChange={({ target }) => choose(target.value)}
      />
      {how === 'grant' && role === 'club_admin' && (
        <ClubField
          label="Club"
          error={errors.clubId?.message}
          onChoose={(clubId) => form.setValue('clubId', clubId ?? null)}
        />
      )}
      <ReasonField
        form={form}
        name="reason"
        label="Why?"
        hint={FOR_THE_RECORD}
        rows={2}
        max={ADMIN_REASON_MAX}
      />
      <Button type="submit" block pending={change.isPending}>
        Change
      </Button>
    </Form>
  );
}
