import { Button, CheckboxField, ConfirmDialog } from '#ui';
import { INVITED_AT_ONCE, type WaitlistEntry, type WaitlistId } from '@ribbon/domain/waitlist';
import { useState } from 'react';
import { RemoveDialog } from './RemoveDialog.tsx';
import { WaitlistTable } from './WaitlistTable.tsx';
import { useInviteAgain, useInviteChosen } from './waitlist.queries.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** The rows, with those who wait to be ticked and invited together. */
export function WaitlistRows({ entries }: { entries: readonly WaitlistEntry[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<WaitlistId>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [removing, setRemoving] = useState<WaitlistEntry>();
  const invite = useInviteChosen();
  const again = useInviteAgain();
  const waiting = entries.filter(({ state }) => state === 'waiting').map(({ id }) => id);
  // Whoever was invited meanwhile is chosen no more.
  const ticked = waiting.filter((id) => chosen.has(id)).slice(0, INVITED_AT_ONCE);
  const tick = (ids: readonly WaitlistId[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  const send = () =>
    invite.mutate(ticked, {
      onSuccess: () => setChosen(new Set()),
      onSettled: () => setAsking(false),
    });
  return (
    <div className="flex flex-col gap-4">
      {waiting.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <CheckboxField
            label={
              waiting.length === 1
                ? 'Choose the one who waits'
                : `Choose all ${waiting.length} who wait`
            }
            checked={ticked.length === waiting.length}
            onChange={(event) => tick(waiting, event.target.checked)}
          />
          <Button
            variant="secondary"
            disabled={ticked.length === 0}
            onClick={() => setAsking(true)}
          >
            {ticked.length === 0 ? 'Invite chosen' : `Invite ${people(ticked.length)}`}
          </Button>
        </div>
      )}
      <WaitlistTable
        entries={entries}
        isChosen={(id) => chosen.has(id)}
        onChoose={(id, isOn) => tick([id], isOn)}
        onInviteAgain={(entry) => again.mutate(entry)}
        onRemove={setRemoving}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Invite ${people(ticked.length)}?`}
        text="Each gets one email, “We are open”, with a link that works once and lets its address into the beta."
        confirmLabel="Send invitations"
        tone="primary"
        pending={invite.isPending}
        onConfirm={send}
      />
      <RemoveDialog entry={removing} onClose={() => setRemoving(undefined)} />
    </div>
  );
}
