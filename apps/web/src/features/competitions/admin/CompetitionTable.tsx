import { longDay } from '#lib/format/format.ts';
import { Badge, type Column, IconButton, Table, linkClass } from '#ui';
import {
  APPROVAL_LABELS,
  type AdminCompetition,
  COMPETITION_STATUS_LABELS,
  daysText,
  COMPETITION_CATEGORY_LABELS,
  COMPETITION_LEVEL_LABELS,
} from '@ribbon/domain/competitions';
import { Link } from '@tanstack/react-router';
import { Check, Pencil, Trash2, X } from 'lucide-react';
import { APPROVAL_TONES, STATUS_TONES, participantsText } from '../competitions.texts.ts';
import { t, countryName } from '@ribbon/domain/kernel';

type Row = AdminCompetition;

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', header: 'Competition', onCard: 'alone', cell: (row) => <Named {...row} /> },
  {
    key: 'when',
    header: 'When & where',
    onCard: 'alone',
    cell: (row) => (
      <p className="text-sm wrap-anywhere">
        {daysText(row)}
        <span className="block text-muted">
          {row.location}, {row.city}, {countryName(row.country)}
        </span>
      </p>
    ),
  },
  {
    key: 'kind',
    header: 'Category',
    onCard: 'inline',
    cell: ({ category, level, ...row }) => (
      <p className="text-sm">
        {COMPETITION_CATEGORY_LABELS[category]}, {COMPETITION_LEVEL_LABELS[level]}
        <span className="block text-muted">{participantsText(row)}</span>
      </p>
    ),
  },
  { key: 'status', header: 'Status', onCard: 'inline', cell: (row) => <UploadState {...row} /> },
];

export interface Acts {
  onApprove: (row: Row) => void;
  onReject: (row: Row) => void;
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
}

/** Every competition in a row; on a phone a card. */
export function CompetitionTable({
  competitions,
  isBusy,
  ...acts
}: Acts & { competitions: readonly Row[]; isBusy: (row: Row) => boolean }) {
  const actions: Column<Row> = {
    key: 'actions',
    header: 'Actions',
    actions: true,
    align: 'end',
    cell: (row) => Actions({ row, isBusy: isBusy(row), ...acts }),
  };
  return (
    <Table
      caption="Competitions"
      columns={[...COLUMNS, actions]}
      rows={competitions}
      rowKey={({ id }) => id}
      onOpenRow={acts.onEdit}
    />
  );
}

function Named({ id, name, organizer, approvalStatus, submitter, createdAt }: Row) {
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">
        {approvalStatus === 'approved' ? (
          <Link
            to="/competitions/$competitionId"
            params={{ competitionId: id }}
            className={linkClass}
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        {organizer}
        <span className="block">
          {submitter ? t('from {submitter}, ', { submitter: submitter.name }) : ''}
          {longDay(createdAt)}
        </span>
      </p>
    </div>
  );
}

function UploadState({ status, approvalStatus, rejectionReason, reviewedBy }: Row) {
  return (
    <div className="flex flex-col items-start gap-1">
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={APPROVAL_TONES[approvalStatus]}>{APPROVAL_LABELS[approvalStatus]}</Badge>
        <Badge tone={STATUS_TONES[status]}>{COMPETITION_STATUS_LABELS[status]}</Badge>
      </span>
      {reviewedBy && <span className="text-sm text-muted">by {reviewedBy}</span>}
      {rejectionReason !== null && (
        <span className="line-clamp-2 text-sm wrap-anywhere text-muted">{rejectionReason}</span>
      )}
    </div>
  );
}

function Actions({
  row,
  isBusy,
  onApprove,
  onReject,
  onEdit,
  onDelete,
}: Acts & { row: Row; isBusy: boolean }) {
  return (
    <div className="flex flex-wrap gap-2 sm:flex-nowrap sm:justify-end sm:gap-0">
      {row.approvalStatus === 'pending' && (
        <>
          <IconButton
            tone="brand"
            data-key="a"
            label={t('Approve {row}', { row: row.name })}
            disabled={isBusy}
            onClick={() => onApprove(row)}
          >
            <Check />
          </IconButton>
          <IconButton
            tone="danger"
            data-key="r"
            label={t('Reject {row}', { row: row.name })}
            disabled={isBusy}
            onClick={() => onReject(row)}
          >
            <X />
          </IconButton>
        </>
      )}
      <IconButton
        label={t('Edit {row}', { row: row.name })}
        disabled={isBusy}
        onClick={() => onEdit(row)}
      >
        <Pencil />
      </IconButton>
      <IconButton
        tone="danger"
        label={t('Delete {row}', { row: row.name })}
        disabled={isBusy}
        onClick={() => onDelete(row)}
      >
        <Trash2 />
      </IconButton>
    </div>
  );
}
