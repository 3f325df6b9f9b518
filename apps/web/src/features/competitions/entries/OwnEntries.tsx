import { wordsFor } from '#lib/http/client.ts';
import { ConfirmDialog, List, NotLoaded } from '#ui';
import {
  type CompetitionDetail,
  type OwnEntry,
  type Registration,
  categoryName,
} from '@ribbon/domain/competitions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OwnEntryRow } from './OwnEntryRow.tsx';
import { ownEntriesQuery, useWithdraw } from './competitions.entries.queries.ts';
import { t } from '@ribbon/domain/kernel';

const ignore = () => undefined;

/** Entries of the reader, their children and their club; nothing while there are none. */
export function OwnEntries({
  competition,
  registration,
}: {
  competition: CompetitionDetail;
  registration: Registration;
}) {
  const query = useQuery(ownEntriesQuery(competition.id));
  const { data = [] } = query;
  const [leaving, setLeaving] = useState<OwnEntry>();
  if (data.length === 0) return <NotLoaded query={query} what="your entries" />;
  const nameOf = (entry: OwnEntry) => {
    const category = registration.categories.find(({ id }) => id === entry.categoryId);
    return category ? categoryName(category) : '';
  };
  return (
    <div className="rounded-lg bg-surface-sunken p-4 sm:p-5">
      <List label="Your entries">
        {data.map((entry) => (
          <OwnEntryRow
            key={entry.id}
            competition={competition}
            entry={entry}
            category={nameOf(entry)}
            onWithdraw={() => setLeaving(entry)}
          />
        ))}
      </List>
      {leaving && (
        <WithdrawDialog
          competition={competition}
          entry={leaving}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </div>
  );
}

function WithdrawDialog({
  competition,
  entry,
  onClose,
}: {
  competition: CompetitionDetail;
  entry: OwnEntry;
  onClose: () => void;
}) {
  const withdraw = useWithdraw(competition.id);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('Withdraw {name}?', { name: entry.name })}
      text="While entries are open, the next person on the waiting list gets the place. If you enter again, you’ll go to the end of the list."
      confirmLabel="Withdraw"
      cancelLabel="Keep the entry"
      pending={withdraw.isPending}
      error={withdraw.error ? wordsFor(withdraw.error) : undefined}
      onConfirm={() => void withdraw.mutateAsync(entry.id).then(onClose, ignore)}
    />
  );
}
