import { WhyDialog } from '#lib/admin-list/WhyForm.tsx';
import { Button, CheckboxField } from '#ui';
import { t } from '@ribbon/domain/kernel';
import { INVITED_AT_ONCE, type WaitlistEntry, type WaitlistId } from '@ribbon/domain/waitlist';
import { useState } from 'react';
import { InviteChosenDialog } from './InviteChosenDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { WaitlistTable } from './WaitlistTable.tsx';
import { useInviteAgain } from './waitlist.queries.ts';
import { INVITE_AGAIN_REASONS } from './waitlist.reasons.texts.ts';

/** The rows of the waitlist; people still waiting can be ticked and invited together. */
export function WaitlistRows({ entries }: { entries: readonly WaitlistEntry[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<WaitlistId>>(new Set());
  const [inviting, setInviting] = useState<readonly WaitlistId[]>();
  const [again, setAgain] = useState<WaitlistEntry>();
  const [removing, setRemoving] = useState<WaitlistEntry>();
  const inviteAgain = useInviteAgain();
  const waiting = entries.filter(({ state }) => state === 'waiting').map(({ id }) => id);
  // Drops people invited meanwhile from the selection.
  const ticked = waiting.filter((id) => chosen.has(id)).slice(0, INVITED_AT_ONCE);
  const tick = (ids: readonly WaitlistId[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  return (
    <div className="flex flex-col gap-4">
      {waiting.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <CheckboxField
            label={
              waiting.length === 1
                ? 'Select the one person waiting'
                : t('Select all {waiting} people waiting', { waiting: waiting.length })
            }
            checked={ticked.length === waiting.length}
            onChange={(event) => tick(waiting, event.target.checked)}
          />
          <Button
            variant="secondary"
            disabled={ticked.length === 0}
            onClick={() => setInviting(ticked)}
          >
            {ticked.length === 0
              ? 'Invite selected'
              : t('Invite {count, plural, one {# person} other {# people}}', {
                  count: ticked.length,
                })}
          </Button>
        </div>
      )}
      <WaitlistTable
        entries={entries}
        isChosen={(id) => chosen.has(id)}
        onChoose={(id, isOn) => tick([id], isOn)}
        onInviteAgain={setAgain}
        onRemove={setRemoving}
      />
      <InviteChosenDialog
        ids={inviting}
        onDone={() => {
          setChosen(new Set());
          setInviting(undefined);
        }}
        onClose={() => setInviting(undefined)}
      />
      <WhyDialog
        deciding={again}
        about={({ id, email }) => ({
          key: id,
          title: 'Send a new invitation?',
          consequence: t('{email} will get a new link. The old one will stop working.', { email }),
        })}
        usual={INVITE_AGAIN_REASONS}
        confirmLabel="Send it"
        pending={inviteAgain.isPending}
        onSay={(entry, reason) =>
          inviteAgain.mutate({ ...entry, reason }, { onSuccess: () => setAgain(undefined) })
        }
        onClose={() => setAgain(undefined)}
      />
      <RemoveDialog entry={removing} onClose={() => setRemoving(undefined)} />
    </div>
  );
}
