import type { ClubMember, MembershipType } from '@ribbon/domain/clubs';
import { t } from '@ribbon/domain/kernel';

/** Something that can be done about a membership, and the question that comes first. */
export interface MemberAct {
  key: string;
  label: string;
  question: string;
  text: string;
  done: string;
  isDanger?: boolean;
  /** The role to give; without it the membership ends. */
  role?: MembershipType;
}

const CONFIRM_TEXT =
  'Coaches can see the private profiles of the club’s gymnasts, including children, and can ask to be friends. Only confirm people the club knows and has vetted.';

const confirmCoach = ({ name, role }: ClubMember): MemberAct => ({
  key: 'coach',
  label: role === 'coach' ? 'Confirm as coach' : 'Make coach',
  question: t('Confirm {name} as a coach?', { name }),
  text: CONFIRM_TEXT,
  done: t('{name} is now a coach', { name }),
  role: 'coach',
});

const makeMember = ({ name, role }: ClubMember): MemberAct => ({
  key: 'member',
  label: role === 'admin' ? 'Remove as administrator' : 'Change to member',
  question:
    role === 'admin'
      ? t('Remove {name} as an administrator?', { name })
      : t('Remove {name} as a coach?', { name }),
  text:
    role === 'admin'
      ? t('{name} stays a member, but can no longer use the administrators’ tools.', { name })
      : t('{name} stays a member, but no longer sees the gymnasts’ private profiles.', { name }),
  done: t('{name} is now a member', { name }),
  role: 'member',
});

const makeAdmin = ({ name }: ClubMember): MemberAct => ({
  key: 'admin',
  label: 'Make administrator',
  question: t('Make {name} an administrator?', { name }),
  text: t(
    '{name} will be able to do everything you can: edit the club, add and remove members, confirm coaches and appoint other administrators.',
    { name },
  ),
  done: t('{name} is now an administrator', { name }),
  role: 'admin',
});

const remove = ({ name }: ClubMember): MemberAct => ({
  key: 'remove',
  label: 'Remove from club',
  question: t('Remove {name} from the club?', { name }),
  text: t(
    '{name} will no longer be a member and will only see what visitors can see. They can ask to join again.',
    { name },
  ),
  done: t('{name} is no longer a member', { name }),
  isDanger: true,
});

/** No actions on the administrator's own membership: people leave on My Clubs, not here. */
export function actsFor(member: ClubMember): MemberAct[] {
  if (member.isSelf) return [];
  const isStaff = member.role !== 'member';
  const isConfirmed = member.role === 'coach' && member.coachConfirmed;
  return [
    ...(member.isAdult && member.role !== 'admin' && !isConfirmed ? [confirmCoach(member)] : []),
    ...(isStaff ? [makeMember(member)] : []),
    ...(member.isAdult && member.role !== 'admin' ? [makeAdmin(member)] : []),
    remove(member),
  ];
}
