import { type AgeBand, isAdult, isChild } from '@ribbon/domain/accounts';
import type { FirstStepKind } from '@ribbon/domain/start';

interface StepWords {
  title: string;
  text: string;
}

const WORDS: Readonly<Record<FirstStepKind, StepWords>> = {
  joinClub: { title: 'Join your club', text: 'Find it on the map and ask to join.' },
  logPractice: {
    title: 'Log your first practice',
    text: 'It takes a few taps, and your notes stay private.',
  },
  findFriends: { title: 'Find friends', text: 'Look for people you know.' },
  writeBio: { title: 'Say something about yourself', text: 'A line or two is plenty.' },
  choosePicture: { title: 'Choose a picture', text: 'Pick a drawing for your profile.' },
  addChild: {
    title: 'Add your child',
    text: 'You set up their account and decide what they can do.',
  },
  verifyGuardian: {
    title: 'Show us you’re their guardian',
    text: 'Until then your child starts in private.',
  },
  childsClub: {
    title: 'Find a club for your child',
    text: 'Your child asks to join, and you say yes.',
  },
  confirmCoach: {
    title: 'Ask your club to confirm you as a coach',
    text: 'The people who run it can do that in their list of members.',
  },
  writePlan: {
    title: 'Write your first training plan',
    text: 'Your club sees it once you publish it.',
  },
  claimClub: { title: 'Claim your club', text: 'Find it on the map and tell us that you run it.' },
  describeClub: {
    title: 'Say what your club is like',
    text: 'A few words help families choose.',
  },
  inviteMembers: { title: 'Invite your members', text: 'Send them a link to join.' },
  planSession: {
    title: 'Plan your first session',
    text: 'It goes into the calendar of every member.',
  },
};

/** Minors meet the people of their club, and nobody else. */
const MINORS: Readonly<Partial<Record<FirstStepKind, StepWords>>> = {
  findFriends: { title: 'Find friends', text: 'Add people your age from your club.' },
};

/** For a child under 13: short words. */
const CHILDS: Readonly<Partial<Record<FirstStepKind, StepWords>>> = {
  joinClub: { title: 'Join your club', text: 'Ask to join. Your grown-up says yes.' },
  logPractice: { title: 'Write in your log', text: 'What did you do in training?' },
  findFriends: { title: 'Find a friend', text: 'Look for friends from your club.' },
  writeBio: { title: 'Say a bit about you', text: 'What do you like best?' },
  choosePicture: { title: 'Pick a picture', text: 'Choose the one you like.' },
};

/** What a step says to somebody of this age. */
export function stepWords(kind: FirstStepKind, ageBand: AgeBand): StepWords {
  const own = isChild(ageBand) ? CHILDS[kind] : isAdult(ageBand) ? undefined : MINORS[kind];
  return own ?? WORDS[kind];
}
