import type { GuardianRole } from './families.schema.ts';

interface NoticePart {
  title: string;
  points: readonly string[];
}

/**
 * What a guardian reads before consenting. `NOTICE_VERSION` names these words in every record of a
 * consent: change both together.
 */
export const CONSENT_NOTICE: readonly NoticePart[] = [
  {
    title: 'What we keep about your child',
    points: [
      'Email, username, name, birth month and year, country, and the clubs you allow.',
      'What your child does here once you allow it: posts, comments, friends, pictures, training, and which events of its clubs it comes to.',
      'When you gave or took back each permission. No address, no exact birthday, no measurements.',
    ],
  },
  {
    title: 'Who sees it',
    points: [
      'Friends and members of the own club see the first name and an initial.',
      'Admins and confirmed coaches of the club see the whole name of who comes to its events.',
      'Visitors, search engines and people outside the own club do not find your child.',
      'You see the account and what it is used for. Your child is told that you do.',
    ],
  },
  {
    title: 'What is checked',
    points: [
      'Posts, new friends, clubs and their events wait for your yes.',
      'Words and pictures are checked before anybody sees them. Pictures are looked at by a person.',
      'If we think that a child is in danger, we may tell the people who protect children.',
    ],
  },
];

/** The end of the notice for whoever approves a new account and becomes its main guardian. */
export const CONSENT_RIGHTS: NoticePart = {
  title: 'What you can do at any time',
  points: [
    'Take back any permission. It ends at once.',
    'Pause the account, download everything or delete it, in My Family.',
    'Say no now: then the account that waits is deleted at once.',
  ],
};

/** What somebody who looks after a child under 13 can do, told to each of the two. */
export const GUARDIAN_ROLE_TEXTS: Readonly<
  Record<GuardianRole, { toGuardian: string; toChild: string }>
> = {
  primary: {
    toGuardian:
      'Decides what the child may do, says yes or no to what waits, can pause, download and delete the account, and asks other guardians.',
    toChild:
      'Sees what you do here, decides what you may do, and says yes to posts, friends and clubs. Can also pause or delete your account.',
  },
  full: {
    toGuardian:
      'Decides what the child may do, says yes or no to what waits, can pause the account and download what it holds.',
    toChild:
      'Sees what you do here, decides what you may do, and says yes to posts, friends and clubs. Can also pause your account.',
  },
  view_only: {
    toGuardian: 'Sees the permissions and how the account is used. Decides nothing.',
    toChild: 'Sees what you may do and how much you use your account. Decides nothing.',
  },
};

/** The same for a person of 13 to 17, whose account is their own. */
export const TEEN_GUARDIAN_TEXTS: Readonly<
  Record<GuardianRole, { toGuardian: string; toTeen: string }>
> = {
  primary: {
    toGuardian:
      'Sees who else looks after the account and how much it is used, can pause it, and can ask other guardians. The young person decides everything else.',
    toTeen:
      'Sees how much you use your account, can pause it and can ask another guardian. Decides nothing about what you post.',
  },
  full: {
    toGuardian:
      'Sees who else looks after the account and how much it is used, and can pause it. The young person decides everything else.',
    toTeen:
      'Sees how much you use your account and can pause it. Decides nothing about what you post.',
  },
  view_only: {
    toGuardian: 'Sees who else looks after the account and how much it is used.',
    toTeen: 'Sees how much you use your account. Decides nothing.',
  },
};
