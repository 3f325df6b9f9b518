import type { VerifiedHow } from './verification/families.community.schema.ts';
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
      'Username, name, birth month and year, country, the clubs you allow, and an email if there is one.',
      'What your child does here once you allow it: posts, comments, friends, pictures, training, and which events of its clubs it comes to.',
      'When you gave or took back each permission. No address, no exact birthday, no measurements.',
    ],
  },
  {
    title: 'Who sees it',
    points: [
      'Your child starts in private. Other children see nothing of them until your club, a code from it or a form you sign has shown us who you are.',
      'Then friends and members of your child’s club see their first name and an initial.',
      'Admins and confirmed coaches of the club see the whole name of who comes to its events.',
      'Visitors, search engines and people outside your child’s club do not find your child.',
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

/** The end of the notice for a new account's first, main guardian. */
export const CONSENT_RIGHTS: NoticePart = {
  title: 'What you can do at any time',
  points: [
    'Take back any permission. It ends at once, and so does what was not done yet.',
    'See your child’s friends, and end a friendship.',
    'Set quiet hours, pause the account, download everything or delete it, in My Family.',
    'Once another guardian has shown us who they are, you can still look, say no and pause the account. For everything else you show us who you are, too.',
  ],
};

/** What else somebody can do who was asked for approval. */
export const CONSENT_REFUSAL = 'Say no now, and the waiting account is deleted at once.';

/** What somebody who looks after a child under 13 can do, told to each of the two. */
export const GUARDIAN_ROLE_TEXTS: Readonly<
  Record<GuardianRole, { toGuardian: string; toChild: string }>
> = {
  primary: {
    toGuardian:
      'Decides what the child may do, approves requests, sets quiet hours, sees and ends friendships, hides or deletes posts, can pause, download and delete the account, and invites other guardians.',
    toChild:
      'They can see what you do here. They say yes to posts, friends and clubs, and set your quiet times. They can end a friendship, hide or delete a post, and pause or delete your account.',
  },
  full: {
    toGuardian:
      'Decides what the child may do, approves requests, sets quiet hours, sees and ends friendships, hides or deletes posts, can pause the account and download its data.',
    toChild:
      'They can see what you do here. They say yes to posts, friends and clubs, and set your quiet times. They can end a friendship, hide or delete a post, and pause your account.',
  },
  view_only: {
    toGuardian: 'Sees permissions, friends and how the account is used. Can’t decide anything.',
    toChild:
      'They can see what you may do, your friends and how much you use your account. They can’t decide anything.',
  },
};

/** What a child reads of a guardian nobody has verified, where another one is. */
export const UNVERIFIED_BESIDE_TEXT =
  'They can see what you do here. They can say no to posts, friends and clubs, end a friendship, hide a post, and pause your account. Someone else who looks after you says yes.';

/** The same for a person of 13 to 17, whose account is their own, whatever the role. */
export const TEEN_GUARDIAN_TEXTS = {
  toGuardian:
    'Sees the profile, how much the account is used and what coaches write in the training log, and is asked before another adult is linked. Up to 15, also says yes or no to entering a competition and to the use of pictures, together with the young person. Can’t decide anything else: the young person does, and can end the link at any time.',
  toTeen:
    'Sees your profile, how much you use your account and what coaches write in your training log, and is asked when you want to link another adult. Until you’re 16, they also say yes or no, as well as you, when you enter a competition and to what pictures of you may be used for. They cannot decide anything else for you, pause your account or become your friend because of it. If you end the link, what they said yes to and is still ahead ends, too.',
} as const;

/** What a young person reads before an adult is linked, and while the link waits. */
export const TEEN_LINK_WARNING =
  'Only link an adult you know well in real life, such as a parent or a grandparent. Nobody here should ask you to link them. If someone did, cancel it and tell us.';

/** How a guardian was verified, in words to that guardian. */
export const VERIFIED_HOW_TEXTS: Readonly<Record<VerifiedHow, string>> = {
  club: 'The club knows you in person',
  code: 'The club gave you a code',
  form: 'We checked your signed form',
  guardian: 'You were invited by a guardian who is confirmed',
};
