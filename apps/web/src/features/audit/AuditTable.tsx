import { dayAndTime } from '#lib/format/format.ts';
import { type Column, IconButton, Table } from '#ui';
import type { AuditEntry } from '@ribbon/domain/audit';
import { Eye } from 'lucide-react';
import { t } from '@ribbon/domain/kernel';

const ID_SHOWN = 8;

/** Children, and people who have gone, are known by the beginning of their number. */
export const nameOf = (named: AuditEntry['subject']): string =>
  named === null ? '' : (named.name ?? named.id.slice(0, ID_SHOWN));

export const actorOf = ({ actor }: AuditEntry): string =>
  actor === null ? 'Automatic' : nameOf(actor);

const columns = (onOpen: (entry: AuditEntry) => void): readonly Column<AuditEntry>[] => [
  {
    key: 'action',
    header: 'Action',
    onCard: 'alone',
    cell: ({ action }) => <span className="font-semibold wrap-anywhere">{action}</span>,
  },
  { key: 'who', header: 'Who', cell: (entry) => actorOf(entry) },
  {
    key: 'whom',
    header: 'Subject',
    cell: ({ subjectKind, subject }) => (
      <span className="wrap-anywhere">
        {nameOf(subject)}
        {subjectKind !== null && <span className="block text-sm text-muted">{subjectKind}</span>}
      </span>
    ),
  },
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ reason }) => <span className="line-clamp-2 wrap-anywhere">{reason ?? '–'}</span>,
  },
  { key: 'when', header: 'When', onCard: 'inline', cell: ({ at }) => dayAndTime(at) },
  {
    key: 'actions',
    header: 'Actions',
    actions: true,
    cell: (entry) => (
      <IconButton
        label={t('View details: {action}', { action: entry.action })}
        onClick={() => onOpen(entry)}
      >
        <Eye aria-hidden />
      </IconButton>
    ),
  },
];

export const AuditTable = ({
  entries,
  onOpen,
}: {
  entries: readonly AuditEntry[];
  onOpen: (entry: AuditEntry) => void;
}) => (
  <Table
    caption="Administrators’ actions"
    columns={columns(onOpen)}
    rows={entries}
    rowKey={({ id }) => id}
    onOpenRow={onOpen}
  />
);
