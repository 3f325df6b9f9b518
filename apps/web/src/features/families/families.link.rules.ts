import type { FamilyChild, Guardianship } from '@ribbon/domain/families';

/** What the guardian who reads this is to the child. */
export const linkTo = ({
  myRole: role,
  ageBand: childAgeBand,
  community,
}: Pick<FamilyChild, 'myRole' | 'ageBand' | 'community'>): Guardianship => ({
  role,
  childAgeBand,
  isVerified: community.verified !== null,
  isOpen: community.isOpen,
});
