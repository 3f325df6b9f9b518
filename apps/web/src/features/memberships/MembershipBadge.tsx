import { Badge } from '#ui';
import type { MembershipStatus } from '@ribbon/domain/clubs';
import { CircleCheck, Hourglass } from 'lucide-react';

const looks = {
  active: { tone: 'safe', icon: <CircleCheck aria-hidden />, label: 'Member' },
  joined: {
    tone: 'caution',
    icon: <Hourglass aria-hidden />,
    label: 'Waiting for the club',
  },
  waiting_club: { tone: 'caution', icon: <Hourglass aria-hidden />, label: 'Requested' },
  waiting_guardian: {
    tone: 'caution',
    icon: <Hourglass aria-hidden />,
    label: 'Waiting for your guardian',
  },
} as const satisfies Record<MembershipStatus, unknown>;

/** Whether one is in, or whose word is still missing. */
export function MembershipBadge({ status }: { status: MembershipStatus }) {
  const { tone, icon, label } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
