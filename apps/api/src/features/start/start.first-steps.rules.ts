import { type Member, can, isAdult, isChild } from '@ribbon/domain/accounts';
import type { FirstStep, FirstStepKind } from '@ribbon/domain/start';
import type { FirstStepFacts } from './start.first-steps.store.ts';

interface Rule {
  isDone: (facts: FirstStepFacts) => boolean;
  link: string;
}

const RULES: Readonly<Record<FirstStepKind, Rule>> = {
  joinClub: { isDone: ({ isInClub }) => isInClub, link: '/clubs' },
  logPractice: { isDone: ({ hasLogged }) => hasLogged, link: '/training' },
  findFriends: { isDone: ({ hasFriends }) => hasFriends, link: '/gymnasts' },
  writeBio: { isDone: ({ hasBio }) => hasBio, link: '/profile' },
  choosePicture: { isDone: ({ hasPicture }) => hasPicture, link: '/profile' },
  addChild: { isDone: ({ hasChild }) => hasChild, link: '/family/add' },
  verifyGuardian: { isDone: ({ isVerifiedGuardian }) => isVerifiedGuardian, link: '/family' },
  childsClub: {
    isDone: ({ isInClub, isChildInClub }) => isInClub || isChildInClub,
    link: '/clubs',
  },
  confirmCoach: { isDone: ({ isConfirmedCoach }) => isConfirmedCoach, link: '/my-clubs' },
  writePlan: { isDone: ({ hasPlan }) => hasPlan, link: '/club-training' },
  claimClub: { isDone: ({ hasClub }) => hasClub, link: '/clubs' },
  describeClub: {
    isDone: ({ isClubDescribed }) => isClubDescribed,
    link: '/club-admin?tab=settings',
  },
  inviteMembers: { isDone: ({ hasInvited }) => hasInvited, link: '/club-admin?tab=members' },
  planSession: { isDone: ({ hasSession }) => hasSession, link: '/club-admin?tab=events' },
};

/** The steps of a person, in the order in which they are best done. */
export function firstStepsOf(member: Member, facts: FirstStepFacts): FirstStep[] {
  return kindsOf(member, facts).map((kind) => ({
    kind,
    isDone: RULES[kind].isDone(facts),
    // Minors find friends among the people of their club.
    link: kind === 'findFriends' && !isAdult(member.ageBand) ? '/teammates' : RULES[kind].link,
  }));
}

/** Restricted people and system admins have none. */
export const hasFirstSteps = (member: Member): boolean =>
  member.status === 'active' && !member.restriction && !can(member, 'viewSystemAdmin');

function kindsOf(member: Member, facts: FirstStepFacts): readonly FirstStepKind[] {
  if (isChild(member.ageBand)) return kindsOfChild(facts);
  if (!isAdult(member.ageBand)) return GYMNAST;
  switch (member.userType) {
    case 'parent':
      // From 13 on nobody asks who a linked adult is.
      return facts.hasYoungChild ? PARENT : PARENT.filter((kind) => kind !== 'verifyGuardian');
    case 'coach':
      return ['joinClub', 'confirmCoach', 'writePlan', 'findFriends', 'writeBio'];
    case 'club_admin':
      return ['claimClub', 'describeClub', 'inviteMembers', 'planSession', 'writeBio'];
    default:
      return GYMNAST;
  }
}

const GYMNAST: readonly FirstStepKind[] = ['joinClub', 'logPractice', 'findFriends', 'writeBio'];
const PARENT: readonly FirstStepKind[] = [
  'addChild',
  'verifyGuardian',
  'childsClub',
  'findFriends',
  'writeBio',
];

/** Only what the child's guardian lets them do; what needs no permission is always there. */
const kindsOfChild = ({ mayJoinClubs, mayAddFriends }: FirstStepFacts): FirstStepKind[] => [
  ...(mayJoinClubs ? (['joinClub'] as const) : []),
  'logPractice',
  'choosePicture',
  ...(mayAddFriends ? (['findFriends'] as const) : []),
  'writeBio',
];
