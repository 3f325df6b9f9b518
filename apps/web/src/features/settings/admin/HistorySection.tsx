import { WhyDialog } from '#lib/admin-list/WhyForm.tsx';
import { wordsFor } from '#lib/http/client.ts';
import { dayAndTime } from '#lib/format/format.ts';
import {
  Badge,
  Button,
  type Column,
  EmptyState,
  Loading,
  PagedList,
  Section,
  Skeleton,
  Table,
  toast,
} from '#ui';
import { SETTING_LABELS, type SettingChange, settingsMessages } from '@ribbon/domain/settings';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowRight, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { SettingValue } from './SettingValue.tsx';
import { historyQuery, useUndoChange } from './settings.admin.queries.ts';
import { UNDO_REASONS } from './settings.reasons.texts.ts';
import { t } from '@ribbon/domain/kernel';

const columns = (onUndo: (change: SettingChange) => void): readonly Column<SettingChange>[] => [
  {
    key: 'setting',
    header: 'Setting',
    onCard: 'alone',
    cell: ({ setting, isUndo }) => (
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {SETTING_LABELS[setting]}
        {isUndo && <Badge tone="info">Undo</Badge>}
      </span>
    ),
  },
  {
    key: 'change',
    header: 'Change',
    onCard: 'alone',
    cell: ({ setting, from, to }) => (
      <span className="flex flex-wrap items-center gap-2">
        <SettingValue setting={setting} value={from} />
        <ArrowRight role="img" aria-label="changed to" className="size-4 shrink-0 text-muted" />
        <SettingValue setting={setting} value={to} />
      </span>
    ),
  },
  { key: 'who', header: 'Who', cell: ({ by }) => by ?? 'Automatic' },
  { key: 'when', header: 'When', onCard: 'inline', cell: ({ at }) => dayAndTime(at) },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: (change) =>
      change.isLatest && (
        <Button
          variant="ghost"
          icon={<Undo2 aria-hidden />}
          aria-label={t('Undo: {setting}', { setting: SETTING_LABELS[change.setting] })}
          onClick={() => onUndo(change)}
        >
          Undo
        </Button>
      ),
  },
];

/** Who changed which setting, and the way back as long as nobody has changed it since. */
export function HistorySection() {
  const query = useInfiniteQuery(historyQuery);
  const undo = useUndoChange();
  const [undoing, setUndoing] = useState<SettingChange>();
  return (
    <Section title="History" intro="You can undo the latest change to each setting.">
      <PagedList
        query={query}
        rowsOf={({ changes }) => changes}
        loading={
          <Loading label="Loading the history..." className="flex flex-col gap-4">
            <Skeleton shape="block" className="h-14" />
            <Skeleton shape="block" className="h-14" />
          </Loading>
        }
        failed={{ title: 'We couldn’t load the history', level: 3 }}
        empty={<EmptyState compact level={3} title="Nothing has been changed yet" />}
        moreLabel="Load earlier changes"
        saysOutOfDate
      >
        {(changes) => (
          <Table
            caption="Changes to the settings"
            columns={columns(setUndoing)}
            rows={changes}
            rowKey={({ id }) => id}
          />
        )}
      </PagedList>
      <WhyDialog
        deciding={undoing}
        about={({ id, setting }) => ({
          key: id,
          title: t('Undo: {setting}', { setting: SETTING_LABELS[setting] }),
          consequence: 'Everyone will see the previous setting straight away.',
        })}
        usual={UNDO_REASONS}
        confirmLabel="Undo"
        pending={undo.isPending}
        onSay={({ id: changeId }, reason) =>
          undo.mutate(
            { changeId, reason },
            {
              onSuccess: () => {
                setUndoing(undefined);
                toast.success(settingsMessages.undone);
              },
              onError: (error) => toast.error(wordsFor(error)),
            },
          )
        }
        onClose={() => setUndoing(undefined)}
      />
    </Section>
  );
}
