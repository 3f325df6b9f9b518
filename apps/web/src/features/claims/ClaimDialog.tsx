import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { useMe } from '#lib/session/session.ts';
import { Button, Dialog, EmailField, Notice, TakesFocus, TextArea, TextField } from '#ui';
import type { ClubId, Me } from '@ribbon/domain/accounts';
import {
  CLAIM_MESSAGE_MAX,
  claimFaults,
  claimMessages,
  claimPolicy,
  NewClaim,
} from '@ribbon/domain/claims';
import { commonFaults, t } from '@ribbon/domain/kernel';
import { useState } from 'react';
import { useSubmitClaim } from './claims.queries.ts';

interface ClaimedClub {
  id: ClubId;
  name: string;
}

/** Asks to run a club's page. */
export function ClaimDialog({
  club,
  open,
  onClose,
}: {
  club: ClaimedClub;
  open: boolean;
  onClose: () => void;
}) {
  const me = useMe();
  const [isSent, setSent] = useState(false);
  const close = () => {
    setSent(false);
    onClose();
  };
  return (
    <Dialog
      open={open && me != null}
      onOpenChange={(next) => !next && close()}
      title={t('Claim {club}', { club: club.name })}
      {...(!isSent && {
        description: t('Do you run this club? Tell us your role there. {reviewTime}', {
          reviewTime: claimMessages.reviewTime,
        }),
      })}
    >
      {me != null && !claimPolicy.claim(me) ? (
        <Notice tone="caution">{claimFaults.adultsOnly.message}</Notice>
      ) : isSent ? (
        <Sent onClose={close} />
      ) : (
        me != null && <ClaimForm me={me} club={club} onSent={() => setSent(true)} />
      )}
    </Dialog>
  );
}

function Sent({ onClose }: { onClose: () => void }) {
  return (
    <TakesFocus className="flex flex-col gap-5">
      <Notice tone="safe">{claimMessages.submitted}</Notice>
      <p>{claimMessages.reviewTime} We’ll email you the answer.</p>
      <Button block onClick={onClose}>
        Done
      </Button>
    </TakesFocus>
  );
}

/** What to say when the server failed, or was not reached. */
const failureOf = (error: unknown): string =>
  commonFaults.unexpected.matches(error) ? claimMessages.createFailed : claimMessages.submitFailed;

function ClaimForm({ me, club, onSent }: { me: Me; club: ClaimedClub; onSent: () => void }) {
  const form = useModeratedForm(
    NewClaim,
    { name: me.fullName ?? '', email: me.email ?? '', message: '' },
    'message',
  );
  const submit = useSubmitClaim(club.id);
  const { errors } = form.formState;
  const send = form.handleSubmit((claim) =>
    submit
      .mutateAsync(claim)
      .then(onSent, (error: unknown) => form.showFault(error, failureOf(error))),
  );
  return (
    <ModeratedForm form={form} onSubmit={send}>
      <TextField
        label="Your name"
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <EmailField
        label="Your email"
        hint="Use the email you sign in with: we’ll link the club to this account."
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextArea
        label="Message"
        hint="For example your role in the club, and how we can check it."
        rows={5}
        max={CLAIM_MESSAGE_MAX}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <Button type="submit" block pending={submit.isPending}>
        {submit.isPending ? 'Submitting...' : 'Submit Claim'}
      </Button>
    </ModeratedForm>
  );
}
