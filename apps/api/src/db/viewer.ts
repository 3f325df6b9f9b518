import type { Viewer } from './visibility.ts';
import { type Member, can } from '@ribbon/domain/accounts';

/** Somebody as far as it matters to what they may read. */
export const viewerOf = (member: Member): Viewer => ({
  id: member.id,
  isAdult: member.ageBand === 'adult',
  isGuardian: member.ageBand === 'adult' && member.isGuardian === true,
  isYoung: member.ageBand === 'under13' || member.ageBand === '13-15',
  seesPrivate: can(member, 'viewPrivateProfiles'),
});
