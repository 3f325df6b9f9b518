import { wordsFor } from '#lib/http/client.ts';
import { Button, ConfirmDialog, TextArea, TextField, toast } from '#ui';
import { type ChallengeDetail, challengeMessages } from '@ribbon/domain/challenges';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCancel, useExtend, useLeave } from './challenges.queries.ts';

type Asked = 'leave' | 'extend' | 'cancel' | undefined;

/** Actions on a challenge, for its participants and its managers. */
export function ChallengeActions({ challenge }: { challenge: ChallengeDetail }) {
  const { id, canManage, participation, status } = challenge;
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const isOver = status === 'completed' || status === 'cancelled';
  return (
    <>
      {participation !== null && participation.completedAt === null && !isOver && (
        <Button variant="ghost" onClick={() => setAsked('leave')}>
          Leave
        </Button>
      )}
      {canManage && !isOver && (
        <>
          {challenge.participants === 0 && (
            <Button
              variant="secondary"
              render={<Link to="/challenges/$challengeId/edit" params={{ challengeId: id }} />}
            >
              Edit
            </Button>
          )}
          <Button variant="secondary" onClick={() => setAsked('extend')}>
            More time
          </Button>
          <Button variant="secondary" onClick={() => setAsked('cancel')}>
            Cancel challenge
          </Button>
        </>
      )}
      {asked === 'leave' && <LeaveDialog challenge={challenge} onClose={close} />}
      {asked === 'extend' && <ExtendDialog challenge={challenge} onClose={close} />}
      {asked === 'cancel' && <CancelDialog challenge={challenge} onClose={close} />}
    </>
  );
}

interface DialogProps {
  challenge: ChallengeDetail;
  onClose: () => void;
}

const ignore = () => undefined;

function LeaveDialog({ challenge, onClose }: DialogProps) {
  const leave = useLeave(challenge);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Leave this challenge?"
      text="You’ll lose what you’ve ticked off. You can join again while it runs."
      confirmLabel="Leave challenge"
      cancelLabel="Stay"
      pending={leave.isPending}
      error={leave.error ? wordsFor(leave.error) : undefined}
      onConfirm={() => void leave.mutateAsync().then(onClose, ignore)}
    />
  );
}

function ExtendDialog({ challenge, onClose }: DialogProps) {
  const extend = useExtend(challenge.id);
  const [endDate, setEndDate] = useState(challenge.endDate);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Give everyone more time"
      text="We’ll tell everyone who hasn’t finished."
      confirmLabel="Save"
      cancelLabel="Close"
      pending={extend.isPending}
      error={extend.error ? wordsFor(extend.error) : undefined}
      onConfirm={() =>
        void extend.mutateAsync(endDate).then(() => {
          toast.success(challengeMessages.saved);
          onClose();
        }, ignore)
      }
    >
      <TextField
        type="date"
        label="New last day"
        min={challenge.endDate}
        value={endDate}
        onChange={({ target }) => setEndDate(target.value)}
      />
    </ConfirmDialog>
  );
}

function CancelDialog({ challenge, onClose }: DialogProps) {
  const cancel = useCancel(challenge.id);
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Cancel this challenge?"
      text="We’ll tell everyone who joined, and show them the reason. This can’t be undone."
      confirmLabel="Cancel challenge"
      cancelLabel="Keep it"
      pending={cancel.isPending}
      error={cancel.error ? wordsFor(cancel.error) : undefined}
      onConfirm={() =>
        void cancel.mutateAsync(reason).then(() => {
          toast.success(challengeMessages.cancelled);
          onClose();
        }, ignore)
      }
    >
      <TextArea
        label="Reason"
        max={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
