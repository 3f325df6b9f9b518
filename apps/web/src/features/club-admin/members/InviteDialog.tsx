import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, EmailField, Form, Notice, RadioCards, TextField, toast } from '#ui';
import { type ClubId, Email } from '@ribbon/domain/accounts';
import { INVITATION_DAYS, InvitedRole, type NewInvitation } from '@ribbon/domain/clubs';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod';
import { useInvite } from '../club-admin.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Asks someone into the club, by email or by a link that works once. */
export function InviteDialog({
  clubId,
  open,
  onOpenChange,
}: {
  clubId: ClubId;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Invite Members"
      description="They can look around before they decide. Children need a guardian’s approval."
    >
      <Invite clubId={clubId} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Invite({ clubId, onDone }: { clubId: ClubId; onDone: () => void }) {
  const form = useSchemaForm(z.object({ role: InvitedRole, email: Email }), {
    role: 'member',
    email: '',
  });
  const invite = useInvite(clubId);
  const [link, setLink] = useState<string>();
  const send = (wish: NewInvitation) =>
    invite.mutateAsync(wish).then((made) => {
      if (made.link !== null) return setLink(made.link);
      toast.success(t('We’ve sent an email to {email}.', { email: wish.email ?? '' }));
      return onDone();
    }, form.showFault);
  if (link !== undefined) return <FreshLink link={link} onDone={onDone} />;
  const makesLink = invite.isPending && invite.variables.email === null;
  return (
    <Form onSubmit={form.handleSubmit(send)} notice={form.notice}>
      <RadioCards
        label="Invite as"
        columns={2}
        options={[
          { value: 'member', title: 'Member' },
          { value: 'coach', title: 'Coach', text: 'Takes effect once you confirm them.' },
        ]}
        {...form.register('role')}
      />
      <EmailField
        label="Their email"
        hint="For a child, use the guardian’s email. Or create a link and share it yourself."
        autoComplete="off"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button
          variant="secondary"
          pending={makesLink}
          disabled={invite.isPending && !makesLink}
          onClick={() =>
            void send({ role: InvitedRole.parse(form.getValues('role')), email: null })
          }
        >
          Create a link
        </Button>
        <Button type="submit" pending={invite.isPending && !makesLink} disabled={makesLink}>
          Send the invitation
        </Button>
      </div>
    </Form>
  );
}

/** Shown this once: we keep no copy. */
function FreshLink({ link, onDone }: { link: string; onDone: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => toast.error('Please select the link and copy it.'),
    );
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="info" role="none">
        The link works once, for {INVITATION_DAYS} days. Only give it to the person it’s for: we
        show it once and keep no copy.
      </Notice>
      <TextField
        label="Invitation link"
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onDone}>
          Done
        </Button>
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
          <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
        </Button>
      </div>
    </div>
  );
}
