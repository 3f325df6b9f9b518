export type Person = 'visitor' | 'gymnast' | 'child' | 'clubadmin' | 'admin';
export type Member = Exclude<Person, 'visitor'>;
export const emailOf = (member: Member) => `${member}@ribbon.test`;
export const PEOPLE: readonly Person[] = ['visitor', 'gymnast', 'child', 'clubadmin', 'admin'];

const OPEN = [
  '/',
  '/clubs',
  '/gymnasts',
  '/gymnast/3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c',
  '/competitions',
  '/waitlist',
  '/discover',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/child-safety',
  '/guides/clubs',
  '/guides/guardians',
  '/reset-password',
  '/invitation',
  '/parent/approve/3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c',
];
const MEMBERS_ONLY = [
  '/community',
  '/profile',
  '/create-post',
  '/training',
  '/challenges',
  '/competitions/mine',
  '/notifications',
  '/teammates',
  '/club-training',
  '/my-clubs',
  '/calendar',
  '/account',
];
const MANAGERS_ONLY = ['/club-admin'];
export const ADMINS_ONLY = [
  '/admin',
  '/admin/clubs',
  '/admin/accounts',
  '/admin/waitlist',
  '/admin/messages',
  '/admin/guardian-forms',
  '/admin/competitions',
  '/admin/email-events',
  '/admin/audit',
  '/admin/settings',
  '/admin/reviews',
  '/admin/reports',
  '/admin/queue',
  '/admin/hidden',
  '/admin/appeals',
  '/admin/safeguarding',
];

const EVERYTHING = [...OPEN, ...MEMBERS_ONLY, ...MANAGERS_ONLY, ...ADMINS_ONLY];

/** What each tries: a visitor and a member everything, the others what may be otherwise for them. */
export const TRIES: Readonly<Record<Person, readonly string[]>> = {
  visitor: EVERYTHING,
  gymnast: EVERYTHING,
  child: [...MEMBERS_ONLY, ...MANAGERS_ONLY, '/admin/reports'],
  clubadmin: [...MANAGERS_ONLY, ...ADMINS_ONLY],
  admin: [...MANAGERS_ONLY, ...ADMINS_ONLY],
};

/** Who looks at a screen through the checker's eyes: one of those it was made for is enough. */
export const LOOKS_AT: Readonly<Record<Person, readonly string[]>> = {
  visitor: [...OPEN, '/community'],
  gymnast: [...MEMBERS_ONLY, '/admin/clubs'],
  child: ['/community', '/profile'],
  clubadmin: MANAGERS_ONLY,
  admin: ADMINS_ONLY,
};

/** What is said instead of the screen. */
export function refusal(person: Person, path: string): 'Sign in' | 'Access Denied' | undefined {
  if (OPEN.includes(path)) return undefined;
  if (person === 'visitor') return 'Sign in';
  if (ADMINS_ONLY.includes(path) && person !== 'admin') return 'Access Denied';
  const managers: readonly Person[] = ['clubadmin', 'admin'];
  return MANAGERS_ONLY.includes(path) && !managers.includes(person) ? 'Access Denied' : undefined;
}
