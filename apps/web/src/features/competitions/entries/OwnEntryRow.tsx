import { Badge, type BadgeTone, Button, ListRow, Switch } from '#ui';
import {
  type CompetitionDetail,
  ENTRY_STATUS_LABELS,
  type EntryStatus,
  type OwnEntry,
  entryConsent,
  entryPolicy,
} from '@ribbon/domain/competitions';
import { useAgree, useShowName } from './competitions.entries.queries.ts';
import { t } from '@ribbon/domain/kernel';

const TONES: Readonly<Record<EntryStatus, BadgeTone>> = {
  waiting_guardian: 'caution',
  entered: 'safe',
  waiting_list: 'info',
  withdrawn: 'neutral',
};

function statusText({ status, position, waitsFor, canAgree }: OwnEntry): string {
  if (position !== null) return t('Waiting list, place {position}', { position });
  if (status !== 'waiting_guardian') return ENTRY_STATUS_LABELS[status];
  if (canAgree) return 'Waiting for your yes';
  return waitsFor.own ? 'Waiting for the gymnast’s yes' : 'Waiting for a parent’s yes';
}

/** One entry: where it stands, the yes that it needs, and what others see of it. */
export function OwnEntryRow({
  competition,
  entry,
  category,
  onWithdraw,
}: {
  competition: CompetitionDetail;
  entry: OwnEntry;
  category: string;
  onWithdraw: () => void;
}) {
  const agree = useAgree(competition.id);
  // Switches need the whole width, so the actions come below them.
  const hasSwitches = entry.shows !== null && !entry.canAgree;
  const actions = !entryPolicy.isFinal(competition) && (
    <>
      {entry.canAgree && (
        <Button pending={agree.isPending} onClick={() => agree.mutate(entry.id)}>
          Say yes
        </Button>
      )}
      {entry.canWithdraw && (
        <Button variant="ghost" onClick={onWithdraw}>
          {entry.canAgree ? 'Say no' : 'Withdraw'}
          <span className="sr-only"> {entry.name}</span>
        </Button>
      )}
    </>
  );
  return (
    <ListRow
      title={
        <>
          {entry.name}
          <Badge tone={TONES[entry.status]}>{statusText(entry)}</Badge>
        </>
      }
      text={
        <>
          {[
            category,
            ...(entry.club === null ? [] : [entry.club]),
            t('number {number}', { number: entry.number }),
            ...(entry.startPosition === null
              ? []
              : [t('start position {startPosition}', { startPosition: entry.startPosition })]),
          ].join(' · ')}
          {entry.canAgree && (
            <span className="mt-2 block">
              {entryConsent({
                name: entry.name,
                club: entry.club,
                categories: [category],
                organizer: competition.organizer,
              })}
            </span>
          )}
          {hasSwitches && (
            <>
              <Shows competition={competition} entry={entry} />
              {actions}
            </>
          )}
        </>
      }
      action={hasSwitches ? undefined : actions}
    />
  );
}

/** Name and club, each switched on by itself. */
function Shows({ competition, entry }: { competition: CompetitionDetail; entry: OwnEntry }) {
  const showName = useShowName(competition.id);
  const { id: entryId, shows, mayShow, club } = entry;
  if (shows === null) return null;
  return (
    <>
      <Switch
        label="Show others the first name and initial"
        hint="Otherwise they’ll see a number. Visitors never see the name of a child under 13."
        checked={shows.name}
        disabled={!mayShow && !shows.name}
        onChange={({ target }) =>
          showName.mutate({ entryId, shown: target.checked, clubShown: shows.club })
        }
      />
      {club !== null && (
        <Switch
          label="Show the club to others"
          hint="Apart from the name."
          checked={shows.club}
          disabled={!mayShow && !shows.club}
          onChange={({ target }) =>
            showName.mutate({ entryId, shown: shows.name, clubShown: target.checked })
          }
        />
      )}
    </>
  );
}
