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
      'What your child does here once you allow it: posts, comments, friends, pictures, training, and which club events they go to.',
      'When you gave or withdrew each permission. We don’t keep a home address, an exact date of birth or body measurements.',
    ],
  },
  {
    title: 'Who sees it',
    points: [
      'Your child’s account starts out private. Other children can’t see anything about them until we know who you are: from your club, a code it gives you or a form you sign.',
      'After that, friends and members of your child’s club can see their first name and an initial.',
      'Club admins and confirmed coaches can see the full name of everyone who comes to club events.',
      'Visitors, search engines and people outside your child’s club can’t find your child.',
      'You can see the account and how it’s used. We tell your child that you can.',
    ],
  },
  {
    title: 'What we check',
    points: [
      'Posts, new friends, clubs and club events need your approval.',
      'We check text and pictures before anyone sees them. A person looks at every picture.',
      'If we think a child is in danger, we may tell the police or children’s services.',
    ],
  },
];

/** The end of the notice for a new account's first, main guardian. */
export const CONSENT_RIGHTS: NoticePart = {
  title: 'What you can do at any time',
  points: [
    'Withdraw any permission. It stops straight away, and anything still waiting is cancelled.',
    'See your child’s friends, and end a friendship.',
    'Set quiet hours, pause the account, download everything or delete it, in My Family.',
    'Once another guardian has shown us who they are, you can still look, say no and pause the account. For everything else, you’ll need to show us who you are too.',
  ],
};

/** What else somebody can do who was asked for approval. */
export const CONSENT_REFUSAL = 'If you say no now, we’ll delete the new account straight away.';

/** What somebody who looks after a child under 13 can do, told to each of the two. */
export const GUARDIAN_ROLE_TEXTS: Readonly<
  Record<GuardianRole, { toGuardian: string; toChild: string }>
> = {
  primary: {
    toGuardian:
      'Can decide what the child may do, approve requests, set quiet hours, see and end friendships, hide or delete posts, pause, download or delete the account, and invite other guardians.',
    toChild:
      'They can see what you do here. They say yes to posts, friends and clubs, and set your quiet times. They can end a friendship, hide or delete a post, and pause or delete your account.',
  },
  full: {
    toGuardian:
      'Can decide what the child may do, approve requests, set quiet hours, see and end friendships, hide or delete posts, pause the account and download its data.',
    toChild:
      'They can see what you do here. They say yes to posts, friends and clubs, and set your quiet times. They can end a friendship, hide or delete a post, and pause your account.',
  },
  view_only: {
    toGuardian:
      'Can see permissions, friends and how the account is used, but can’t decide anything.',
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
    'Can see the profile, how much the account is used and what coaches write in the training log, and has a say before another adult is linked. Until the young person is 16, the two decide together about entering competitions and the use of pictures. Everything else is up to the young person, who can end the link at any time.',
  toTeen:
    'They can see your profile, how much you use your account and what coaches write in your training log, and we’ll ask them if you want to link another adult. Until you’re 16, they also say yes or no, as well as you, when you enter a competition and to how pictures of you can be used. They can’t decide anything else for you, pause your account or be added as a friend. If you end the link, anything they said yes to that hasn’t happened yet is cancelled.',
} as const;

/** What a young person reads before an adult is linked, and while the link waits. */
export const TEEN_LINK_WARNING =
  'Only link an adult you know well in real life, such as a parent or a grandparent. Nobody here should ask you to link them. If someone did, cancel it and tell us.';

/** How a guardian was verified, in words to that guardian. */
export const VERIFIED_HOW_TEXTS: Readonly<Record<VerifiedHow, string>> = {
  club: 'The club knows you in person',
  code: 'The club gave you a code',
  form: 'We checked your signed form',
  guardian: 'You were invited by a confirmed guardian',
};
