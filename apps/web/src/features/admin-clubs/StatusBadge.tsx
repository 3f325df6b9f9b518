import { longDay } from '#lib/format/format.ts';
import { Badge, type BadgeTone } from '#ui';
import { type AdminClub, CLUB_STATUS_LABELS, type ClubStatus, goneAt } from '@ribbon/domain/clubs';

const TONES: Readonly<Record<ClubStatus, BadgeTone>> = {
  listed: 'neutral',
  claimed: 'caution',
  approved: 'safe',
};

export function StatusBadge({ club }: { club: AdminClub }) {
  if (club.deletedAt !== null) {
    return <Badge tone="danger">Deleted for good on {longDay(goneAt(club.deletedAt))}</Badge>;
  }
  return <Badge tone={TONES[club.status]}>{CLUB_STATUS_LABELS[club.status]}</Badge>;
}
