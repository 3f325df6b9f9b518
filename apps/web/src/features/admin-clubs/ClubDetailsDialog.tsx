import { ClubMark, detailWords } from '#features/clubs';
import { DetailsDialog } from '#lib/admin-list/DetailsDialog.tsx';
import { longDay } from '#lib/format/format.ts';
import { Button, linkClass } from '#ui';
import {
  type AdminClub,
  CLUB_FIELD_LABELS,
  type OwnClubField,
  ratingText,
} from '@ribbon/domain/clubs';
import type { ReactNode } from 'react';
import { StatusBadge } from './StatusBadge.tsx';
import type { Opened } from './admin-clubs.actions.rules.ts';
import { t } from '@ribbon/domain/kernel';

/** Everything about a club. */
export function ClubDetailsDialog({
  club,
  onClose,
  onAct,
}: {
  club: AdminClub | undefined;
  onClose: () => void;
  onAct: (opened: Opened) => void;
}) {
  const answers = (shown: AdminClub) =>
    shown.deletedAt === null && (
      <>
        {shown.admins.length > 0 && (
          <Button variant="secondary" onClick={() => onAct({ action: 'removeAdmin', club: shown })}>
            Remove admin
          </Button>
        )}
        <Button onClick={() => onAct({ action: 'edit', club: shown })}>Edit</Button>
      </>
    );
  return (
    <DetailsDialog row={club} title="Club details" footer={answers} onClose={onClose}>
      {(shown) => <Details club={shown} />}
    </DetailsDialog>
  );
}

function Details({ club }: { club: AdminClub }) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <ClubMark {...club} />
        <StatusBadge club={club} />
      </div>
      {club.description && <p className="wrap-anywhere whitespace-pre-wrap">{club.description}</p>}
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {factsOf(club).map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const Website = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noreferrer noopener" className={linkClass}>
    {address}
  </a>
);

/** What is known; what is not is left out. */
function factsOf(club: AdminClub): [string, ReactNode][] {
  const place = club.latitude === null ? null : `${club.latitude}, ${club.longitude}`;
  const fact = (...names: OwnClubField[]) =>
    names.map((name): [string, ReactNode] => [CLUB_FIELD_LABELS[name], detailWords(club, name)]);
  /* oxlint-disable react/jsx-key -- pairs of a name and a value; the name is the key */
  const all: [string, ReactNode][] = [
    ...fact('address', 'phone', 'email'),
    [CLUB_FIELD_LABELS.website, club.website && <Website address={club.website} />],
    ...fact('hours', 'programs'),
    ['Position', place],
    ...fact('ageFrom', 'levels', 'apparatus', 'days', 'joinPolicy'),
    ['Members', club.membersCount],
    [
      'Rating',
      club.rating === null
        ? 'Not rated'
        : t('{rating} of 5, {reviews, plural, one {# review} other {# reviews}}', {
            rating: ratingText(club.rating),
            reviews: club.reviewsCount,
          }),
    ],
    [
      'Run by',
      club.admins
        .map(({ fullName, username, email }) => `${fullName ?? username} (${email})`)
        .join(', ') || 'Nobody',
    ],
    ['Claimed', club.claimedAt && longDay(club.claimedAt)],
    ['Created', longDay(club.createdAt)],
    ['Last updated', longDay(club.updatedAt)],
  ];
  return all.filter(([, value]) => value !== null);
}
