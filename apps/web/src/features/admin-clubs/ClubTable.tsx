import { ClubPicture } from '#features/clubs';
import { type Column, IconButton, Menu, type MenuEntry, Table } from '#ui';
import { type AdminClub, ratingText } from '@ribbon/domain/clubs';
import { Ellipsis, Eye, Pencil, RotateCcw, Trash2, UserMinus } from 'lucide-react';
import { StatusBadge } from './StatusBadge.tsx';
import type { Opened } from './admin-clubs.actions.rules.ts';
import { t, countryName } from '@ribbon/domain/kernel';

const nobody = <span className="text-muted">Nobody</span>;

function columnsFor(onOpen: (opened: Opened) => void): Column<AdminClub>[] {
  return [
    {
      key: 'name',
      header: 'Club',
      onCard: 'alone',
      cell: (club) => (
        <div className="flex min-w-0 items-center gap-3">
          <ClubPicture size="md" art={club.art} imageId={club.imageId} />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{club.name}</p>
            <p className="text-sm text-muted">
              {club.city}, {countryName(club.country)}
            </p>
          </div>
        </div>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      onCard: 'alone',
      cell: (club) => <StatusBadge club={club} />,
    },
    {
      key: 'admins',
      header: 'Run by',
      cell: ({ admins }) =>
        admins.length === 0
          ? nobody
          : admins.map(({ userId, fullName, username }) => (
              <p key={userId} className="wrap-anywhere">
                {fullName ?? username}
              </p>
            )),
    },
    { key: 'members', header: 'Members', align: 'end', cell: ({ membersCount }) => membersCount },
    {
      key: 'rating',
      header: 'Rating',
      align: 'end',
      cell: ({ rating }) =>
        rating === null ? <span className="text-muted">Not rated</span> : ratingText(rating),
    },
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      cell: (club) => <ClubMenu club={club} onOpen={onOpen} />,
    },
  ];
}

export function ClubTable({
  clubs,
  onOpen,
}: {
  clubs: readonly AdminClub[];
  onOpen: (opened: Opened) => void;
}) {
  return (
    <Table
      caption="Clubs"
      columns={columnsFor(onOpen)}
      rows={clubs}
      rowKey={({ id }) => id}
      onOpenRow={(club) => onOpen({ action: 'view', club })}
    />
  );
}

function ClubMenu({ club, onOpen }: { club: AdminClub; onOpen: (opened: Opened) => void }) {
  const view: MenuEntry = {
    key: 'view',
    label: 'View details',
    icon: <Eye aria-hidden />,
    onSelect: () => onOpen({ action: 'view', club }),
  };
  const entries: MenuEntry[] =
    club.deletedAt === null
      ? [
          view,
          {
            key: 'edit',
            label: 'Edit',
            icon: <Pencil aria-hidden />,
            onSelect: () => onOpen({ action: 'edit', club }),
          },
          ...(club.admins.length > 0
            ? [
                {
                  key: 'removeAdmin',
                  label: 'Remove admin',
                  icon: <UserMinus aria-hidden />,
                  onSelect: () => onOpen({ action: 'removeAdmin', club }),
                },
              ]
            : []),
          {
            key: 'delete',
            label: 'Delete',
            tone: 'danger',
            icon: <Trash2 aria-hidden />,
            onSelect: () => onOpen({ action: 'delete', club }),
          },
        ]
      : [
          view,
          {
            key: 'restore',
            label: 'Restore',
            icon: <RotateCcw aria-hidden />,
            onSelect: () => onOpen({ action: 'restore', club }),
          },
        ];
  const label = t('Actions for {club}', { club: club.name });
  return (
    <Menu
      label={label}
      align="end"
      entries={entries}
      trigger={
        <IconButton label={label}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    />
  );
}
