import { addressOf, wordsFor } from '#lib/http/client.ts';
import { useMe } from '#lib/session/session.ts';
import { Button, ConfirmDialog, TextArea, lazily, toast } from '#ui';
import {
  type CompetitionDetail,
  REASON_MAX,
  competitionEndpoints,
  competitionMessages,
} from '@ribbon/domain/competitions';
import { Bell, BellOff, CalendarPlus, Pencil, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useCancelCompetition, useFollow } from './competitions.queries.ts';

const EditDialog = lazily(async () => (await import('./submit/EditDialog.tsx')).EditDialog);
const ignore = () => undefined;

/** Actions on a competition, for everyone, for followers and for its managers. */
export function CompetitionActions({ competition }: { competition: CompetitionDetail }) {
  const { id, canEdit, canManage, isFollowed, status } = competition;
  const me = useMe();
  const follow = useFollow(id);
  const [asked, setAsked] = useState<'edit' | 'cancel'>();
  const isAhead = status === 'upcoming' || status === 'ongoing';
  const close = () => setAsked(undefined);
  return (
    <>
      {me && isAhead && competition.approvalStatus === 'approved' && (
        <Button
          variant="secondary"
          icon={isFollowed ? <BellOff aria-hidden /> : <Bell aria-hidden />}
          onClick={() => follow.mutate(!isFollowed)}
        >
          {isFollowed ? 'Stop following' : 'Follow'}
        </Button>
      )}
      <Button
        variant="secondary"
        icon={<CalendarPlus aria-hidden />}
        render={
          <a
            href={addressOf(competitionEndpoints.calendar, { competitionId: id })}
            download
            aria-label="Add to calendar"
          />
        }
      >
        Add to calendar
      </Button>
      <Button variant="ghost" icon={<Share2 aria-hidden />} onClick={() => void share(competition)}>
        Share
      </Button>
      {canEdit && (
        <Button icon={<Pencil aria-hidden />} onClick={() => setAsked('edit')}>
          Edit
        </Button>
      )}
      {canManage && isAhead && (
        <Button variant="ghost" onClick={() => setAsked('cancel')}>
          Cancel competition
        </Button>
      )}
      {asked === 'edit' && <EditDialog competition={competition} onClose={close} />}
      {asked === 'cancel' && <CancelDialog competition={competition} onClose={close} />}
    </>
  );
}

/** With the browser's own sheet, or into the clipboard. */
async function share({ name }: CompetitionDetail): Promise<void> {
  const url = globalThis.location.href;
  const { share: sheet } = navigator as Partial<Pick<Navigator, 'share'>>;
  try {
    if (sheet) await navigator.share({ title: name, url });
    else {
      await navigator.clipboard.writeText(url);
      toast.success('Address copied.');
    }
  } catch {
    // Closed without sharing: nothing to say.
  }
}

function CancelDialog({
  competition,
  onClose,
}: {
  competition: CompetitionDetail;
  onClose: () => void;
}) {
  const cancel = useCancelCompetition(competition.id);
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Cancel this competition?"
      text="We’ll tell everyone who entered or follows it, and show them the reason. This can’t be undone."
      confirmLabel="Cancel competition"
      cancelLabel="Keep it"
      pending={cancel.isPending}
      error={cancel.error ? wordsFor(cancel.error) : undefined}
      onConfirm={() =>
        void cancel.mutateAsync(reason).then(() => {
          toast.success(competitionMessages.cancelled);
          onClose();
        }, ignore)
      }
    >
      <TextArea
        label="Reason"
        max={REASON_MAX}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
