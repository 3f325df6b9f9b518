import type { AgeBand, Member } from '../accounts/index.ts';
import type { GuardianRole } from './families.schema.ts';

/** A guardian's link to a child, as policies see it. Without a link there is nothing to ask. */
export interface Guardianship {
  role: GuardianRole;
  childAgeBand: AgeBand;
}

const decides = ({ role }: Guardianship) => role !== 'view_only';

/**
 * What a linked guardian may do. From 13 on the account is the young person's own: the guardian
 * still sees who is there and may pause it, but switches, decisions and data are theirs no more.
 * At 18 nothing is left.
 */
export const familyPolicy = {
  see: ({ childAgeBand }: Guardianship) => childAgeBand !== 'adult',
  /** The switches. */
  decide: (link: Guardianship) => decides(link) && link.childAgeBand === 'under13',
  /** What waits in the inbox, also when the child had a birthday meanwhile. */
  answer: (link: Guardianship) => decides(link) && link.childAgeBand !== 'adult',
  pause: (link: Guardianship) => decides(link) && link.childAgeBand !== 'adult',
  download: (link: Guardianship) => decides(link) && link.childAgeBand === 'under13',
  erase: (link: Guardianship) => link.role === 'primary' && link.childAgeBand === 'under13',
  inviteGuardian: (link: Guardianship) => link.role === 'primary' && link.childAgeBand !== 'adult',
  /** The primary guardian removes others; everybody else may leave. */
  removeGuardian: (link: Guardianship, target: { isSelf: boolean; role: GuardianRole }) =>
    target.role !== 'primary' && (target.isSelf || link.role === 'primary'),
  /** The primary guardian passes the main role on to somebody who decides already. */
  handOver: (link: Guardianship, target: { role: GuardianRole }) =>
    link.role === 'primary' && link.childAgeBand !== 'adult' && target.role === 'full',
  /** A teenager who invited a guardian may take the link back. */
  endOwnLink: (link: { origin: string }, ageBand: AgeBand) =>
    link.origin === 'teen_link' && ageBand !== 'under13',
  beGuardian: (actor: Pick<Member, 'ageBand'>) => actor.ageBand === 'adult',
  inviteOwnGuardian: (actor: Pick<Member, 'ageBand'>) =>
    actor.ageBand === '13-15' || actor.ageBand === '16-17',
};
