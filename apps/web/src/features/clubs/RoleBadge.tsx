import { Badge } from '#ui';
import { MEMBERSHIP_TYPE_LABELS, type MembershipType } from '@ribbon/domain/clubs';

/** What somebody is in a club. */
export function RoleBadge({
  role,
  unconfirmed = false,
}: {
  role: MembershipType;
  /** A coach who is not confirmed by the club. */
  unconfirmed?: boolean;
}) {
  if (unconfirmed) return <Badge tone="caution">Coach, not confirmed</Badge>;
  return (
    <Badge tone={role === 'member' ? 'neutral' : 'brand'}>{MEMBERSHIP_TYPE_LABELS[role]}</Badge>
  );
}
