import { wordsFor } from '#lib/client.ts';
import {
  Badge,
  type BadgeTone,
  Button,
  ConfirmDialog,
  List,
  ListRow,
  NotLoaded,
  Switch,
} from '#ui';
import {
  type CompetitionDetail,
  ENTRY_STATUS_LABELS,
  type EntryStatus,
  type OwnEntry,
  type Registration,
  categoryName,
} from '@ribbon/domain/competitions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownEntriesQuery, useShowName, useWithdraw } from './entries.queries.ts';

const TONES: Readonly<Record<EntryStatus, BadgeTone>> = {
  waiting_guardian: 'caution',
  entered: 'safe',
  waiting_list: 'info',
  withdrawn: 'neutral',
};
const ignore = () => undefined;

/** Entries of oneself, one's children and one's club; nothing while there are none. */
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
  const showName = useShowName(competition.id);
  if (data.length === 0) return <NotLoaded query={query} what="Your entries" />;
  const nameOf = (entry: OwnEntry) => {
    const category = registration.categories.find(({ id }) => id === entry.categoryId);
    return category ? categoryName(category) : '';
  };
  return (
    <div className="rounded-lg bg-surface-sunken p-4 sm:p-5">
      <List label="Your entries">
        {data.map((entry) => (
          <ListRow
            key={entry.id}
            title={
              <>
                {entry.name}
                <Badge tone={TONES[entry.status]}>
                  {entry.position === null
                    ? ENTRY_STATUS_LABELS[entry.status]
                    : `Waiting list, place ${entry.position}`}
                </Badge>
              </>
            }
            text={
              <>
                {[
                  nameOf(entry),
                  ...(entry.club === null ? [] : [entry.club]),
                  `number ${entry.number}`,
                  ...(entry.startPosition === null ? [] : [`starts as ${entry.startPosition}`]),
                ].join(' · ')}
                {entry.showsName !== null && (
                  <Switch
                    label="Show first name and initial to others"
                    hint="Otherwise they’ll see “Gymnast”. Visitors never see the name of a child under 13."
                    checked={entry.showsName}
                    onChange={({ target }) =>
                      showName.mutate({ entryId: entry.id, shown: target.checked })
                    }
                  />
                )}
              </>
            }
            action={
              entry.canWithdraw &&
              competition.status !== 'completed' && (
                <Button
                  variant="ghost"
                  aria-label={`Withdraw ${entry.name}`}
                  onClick={() => setLeaving(entry)}
                >
                  Withdraw
                </Button>
              )
            }
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
      title={`Withdraw ${entry.name}?`}
      text="While entries are open the next on the waiting list gets the place. Entering again means going to the end of the list."
      confirmLabel="Withdraw"
      cancelLabel="Keep the entry"
      pending={withdraw.isPending}
      error={withdraw.error ? wordsFor(withdraw.error) : undefined}
      onConfirm={() => void withdraw.mutateAsync(entry.id).then(onClose, ignore)}
    />
  );
}
