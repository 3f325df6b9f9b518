import type { Viewer } from '#db/visibility';
import { type Member, can } from '@ribbon/domain/accounts';

/** Somebody as far as it matters to what they may read. */
export const viewerOf = (member: Member): Viewer => ({
  id: member.id,
  isAdult: member.ageBand === 'adult',
  seesPrivate: can(member, 'viewPrivateProfiles'),
});
