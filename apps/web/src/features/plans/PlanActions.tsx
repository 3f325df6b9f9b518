import { wordsFor } from '#lib/http/client.ts';
import { Button, CheckboxField, ConfirmDialog, TextField } from '#ui';
import { addDays } from '@ribbon/domain/calendar';
import { Link, useNavigate } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import {
  type PlanWithWeeks,
  useArchivePlan,
  useCopyPlan,
  usePublishPlan,
} from './plans.queries.ts';

type Asked = 'publish' | 'archive' | 'copy' | undefined;

/** Printing is for everyone, the other actions for people who write plans. */
export function PlanActions({ plan }: { plan: PlanWithWeeks }) {
  const { id, canManage, status } = plan;
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <>
      <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
        Print
      </Button>
      {canManage && status === 'draft' && (
        <>
          <Button
            variant="secondary"
            render={<Link to="/club-training/$planId/edit" params={{ planId: id }} />}
          >
            Edit
          </Button>
          <Button onClick={() => setAsked('publish')}>Publish</Button>
        </>
      )}
      {canManage && (
        <Button variant="secondary" onClick={() => setAsked('copy')}>
          Copy
        </Button>
      )}
      {canManage && status !== 'archived' && (
        <Button variant="secondary" onClick={() => setAsked('archive')}>
          Archive
        </Button>
      )}
      {asked === 'publish' && <PublishDialog plan={plan} onClose={close} />}
      {asked === 'copy' && <CopyDialog plan={plan} onClose={close} />}
      {asked === 'archive' && <ArchiveDialog plan={plan} onClose={close} />}
    </>
  );
}

interface DialogProps {
  plan: PlanWithWeeks;
  onClose: () => void;
}

const ignore = () => undefined;

function PublishDialog({ plan, onClose }: DialogProps) {
  const publish = usePublishPlan(plan);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Publish this plan?"
      text="We’ll add its sessions to the club calendar and tell members. After that, change times in the calendar."
      confirmLabel="Publish"
      cancelLabel="Not yet"
      pending={publish.isPending}
      error={publish.error ? wordsFor(publish.error) : undefined}
      onConfirm={() => void publish.mutateAsync().then(onClose, ignore)}
    />
  );
}

function CopyDialog({ plan, onClose }: DialogProps) {
  const copy = useCopyPlan(plan);
  const navigate = useNavigate();
  const [startsOn, setStartsOn] = useState(addDays(plan.startsOn, plan.weeksCount * 7));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Copy this plan"
      text="The copy is a draft with the same weeks, sessions and blocks."
      confirmLabel="Copy"
      cancelLabel="Close"
      pending={copy.isPending}
      error={copy.error ? wordsFor(copy.error) : undefined}
      onConfirm={() =>
        void copy.mutateAsync(startsOn).then(({ planId }) => {
          onClose();
          void navigate({ to: '/club-training/$planId', params: { planId } });
        }, ignore)
      }
    >
      <TextField
        type="date"
        label="First Monday"
        value={startsOn}
        onChange={({ target }) => setStartsOn(target.value)}
      />
    </ConfirmDialog>
  );
}

function ArchiveDialog({ plan, onClose }: DialogProps) {
  const archive = useArchivePlan(plan);
  const [cancels, setCancels] = useState(false);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Archive this plan?"
      text="Nobody can join it any more."
      confirmLabel="Archive"
      cancelLabel="Keep it"
      pending={archive.isPending}
      error={archive.error ? wordsFor(archive.error) : undefined}
      onConfirm={() => void archive.mutateAsync(cancels).then(onClose, ignore)}
    >
      {plan.status === 'published' && (
        <CheckboxField
          label="Cancel upcoming sessions and tell everyone who joined"
          checked={cancels}
          onChange={({ target }) => setCancels(target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
