import type { MembershipType } from '@ribbon/domain/clubs';

const LABELS: Readonly<Record<MembershipType, string>> = {
  admin: 'Admins',
  coach: 'Coaches',
  member: 'Members',
};

/** The choices of a role filter, the empty one first. */
export const ROLE_CHOICES = [
  { value: '', label: 'All Roles' },
  ...(['admin', 'coach', 'member'] as const).map((role) => ({ value: role, label: LABELS[role] })),
];
