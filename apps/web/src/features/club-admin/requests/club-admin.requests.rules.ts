import type { MembershipRequest } from '@ribbon/domain/clubs';

/** A yes would make this person a coach, who meets the children. */
export const asksAsCoach = ({ role, isAdult }: MembershipRequest): boolean =>
  role === 'coach' && isAdult;
