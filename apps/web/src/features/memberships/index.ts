export { MembershipBadge } from './MembershipBadge.tsx';
export { useAcceptInvitation, useJoinClub, useMemberships } from './memberships.queries.ts';
