import { longDay } from '#lib/format.ts';
import { Button, Dialog, linkClass } from '#ui';
import type { AdminClub } from '@ribbon/domain/clubs';
import type { ReactNode } from 'react';
import { ClubMark } from '../ClubMark.tsx';
import type { ClubAction } from './ClubManagement.tsx';
import { StatusBadge } from './ClubTable.tsx';
import { FACET_LABELS, JOIN_POLICY_LABELS } from './club-words.ts';

/** Everything about a club. */
export function ClubDetailsDialog({
  club,
  open,
  onClose,
  onAct,
}: {
  club: AdminClub;
  open: boolean;
  onClose: () => void;
  onAct: (action: ClubAction) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Club details"
      size="lg"
      {...(club.deletedAt === null && {
        footer: (
          <>
            {club.admins.length > 0 && (
              <Button variant="secondary" onClick={() => onAct('removeAdmin')}>
                Remove admin
              </Button>
            )}
            <Button onClick={() => onAct('edit')}>Edit</Button>
          </>
        ),
      })}
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <ClubMark {...club} />
          <StatusBadge club={club} />
        </div>
        {club.description && (
          <p className="wrap-anywhere whitespace-pre-wrap">{club.description}</p>
        )}
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {factsOf(club).map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

const Website = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noreferrer noopener" className={linkClass}>
    {address}
  </a>
);

const words = (values: readonly string[]) => values.join(', ') || null;
const facets = (values: readonly (keyof typeof FACET_LABELS)[]) =>
  words(values.map((value) => FACET_LABELS[value]));

/** What is known; what is not is left out. */
function factsOf(club: AdminClub): [string, ReactNode][] {
  const place = club.latitude === null ? null : `${club.latitude}, ${club.longitude}`;
  /* oxlint-disable react/jsx-key -- pairs of a name and a value; the name is the key */
  const all: [string, ReactNode][] = [
    ['Address', club.address],
    ['Phone', club.phone],
    ['Email', club.email],
    ['Website', club.website && <Website address={club.website} />],
    ['Hours', club.hours],
    ['Programs', words(club.programs)],
    ['Position', place],
    ['Youngest age', club.ageFrom],
    ['Levels', facets(club.levels)],
    ['Apparatus', facets(club.apparatus)],
    ['Days', facets(club.days)],
    ['Joining', JOIN_POLICY_LABELS[club.joinPolicy]],
    ['Members', club.membersCount],
    [
      'Rating',
      club.rating === null
        ? 'Not rated'
        : `${club.rating.toFixed(1)} of 5, ${club.reviewsCount} reviews`,
    ],
    [
      'Run by',
      words(
        club.admins.map(({ fullName, username, email }) => `${fullName ?? username} (${email})`),
      ) ?? 'Nobody',
    ],
    ['Claimed', club.claimedAt && longDay(club.claimedAt)],
    ['Created', longDay(club.createdAt)],
    ['Last change', longDay(club.updatedAt)],
  ];
  return all.filter(([, value]) => value !== null);
}
