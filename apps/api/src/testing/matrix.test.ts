import { type Cast, PARTS, type Part, castOf, memberOf } from '#testing/cast';
import { PASSWORD, type World, createWorld } from '#testing/world';
import { type Member, can } from '@ribbon/domain/accounts';
import { contract } from '@ribbon/domain/contract';
import { type Guardianship, familyPolicy } from '@ribbon/domain/families';
import type { Endpoint } from '@ribbon/domain/kernel';
import { mediaPolicy } from '@ribbon/domain/media';
import { postPolicy } from '@ribbon/domain/posts';
import { privacyPolicy } from '@ribbon/domain/privacy';
import { afterAll, beforeAll, expect, it } from 'vitest';

type Contract = typeof contract;
type DoorName = {
  [Slice in keyof Contract]: `${Slice}.${keyof Contract[Slice] & string}`;
}[keyof Contract];

type Refusal = 403 | 404 | 409 | 422;

/** A good request through a door, and who may make it beyond what the door itself says. */
interface Case {
  request?(cast: Cast, part: Part): Record<string, unknown> | Promise<Record<string, unknown>>;
  /** The policy; everybody whom the door lets in when it is left out. */
  allows?(member: Member, part: Part): boolean;
  /** What the policy's no looks like: a refused act is denied, a refused read is not found. */
  refused?: Refusal | ((part: Part) => Refusal);
  /** The answer to those who may, where it is another than a plain yes. */
  answers?: number;
}

const picture = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="9"/></svg>'],
  'logo.svg',
);
const NOBODY = '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c';
const body = (value: Record<string, unknown>) => () => ({ body: value });
const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
let made = 0;
const newcomer = () => {
  made += 1;
  return { email: `matrix${made}@people.ribbon.test`, username: `matrix${made}` };
};
const child = (cast: Cast) => ({ childId: cast['approved child'].id });
const link = { childId: NOBODY, token: 'no such token' };
/** The parent is the approved child's main guardian; everybody else is nobody to the child. */
const guardian = (may: (link: Guardianship) => boolean) => (_: Member, part: Part) =>
  part === 'parent' && may({ role: 'primary', childAgeBand: 'under13' });

/** The system admin of the cast has one, as outside the demo world every admin must. */
const hasNoSecondFactor = (_: Member, part: Part) => part !== 'system admin';
const idOf = (cast: Cast, part: Part): string => (part === 'visitor' ? NOBODY : cast[part].id);

const cases: Readonly<Record<DoorName, Case>> = {
  'accounts.me': {},
  'accounts.usernameAvailable': { request: () => ({ query: { username: 'anybody' } }) },
  'accounts.signUp': {
    request: () => ({
      body: {
        ...newcomer(),
        ...passwords,
        fullName: 'Nadia Newcomer',
        birthMonth: 3,
        birthYear: 1999,
        country: 'Spain',
        userType: 'gymnast',
        clubId: null,
      },
    }),
  },
  'accounts.signUpPath': {},
  'accounts.takeChildPath': {},
  'accounts.signUpChild': {
    request: () => {
      const { email, username } = newcomer();
      return {
        body: { email, username, ...passwords, guardianEmail: `mum.${email}`, clubId: null },
      };
    },
  },
  'accounts.verifyEmail': { request: body({ token: 'none' }), answers: 410 },
  'accounts.resendVerification': { request: body({ email: 'who@people.ribbon.test' }) },
  'accounts.signIn': {
    request: body({ email: 'who@people.ribbon.test', password: PASSWORD }),
    answers: 401,
  },
  'accounts.signInSecondStep': {
    request: body({ code: '123456', kind: 'totp' }),
    // Nobody has given the password first.
    answers: 410,
  },
  'accounts.keepAlive': {},
  'accounts.signOut': {},
  'accounts.recover': { request: body({ email: 'who@people.ribbon.test' }) },
  'accounts.resetPassword': { request: body({ token: 'none', ...passwords }), answers: 410 },

  'clubs.choices': { request: () => ({ query: { search: '' } }) },

  'clubs.join': { request: (cast) => ({ params: { clubId: cast.clubId } }) },
  'clubs.leave': {
    request: (cast) => ({ params: { clubId: cast.clubId } }),
    // Nobody has joined it.
    allows: () => false,
    refused: 404,
  },
  'clubs.memberships': {},

  'families.waiting': {
    allows: ({ status }) => status === 'awaiting_guardian',
    refused: 409,
  },
  'families.askGuardian': {
    request: body({ guardianEmail: 'another@people.ribbon.test' }),
    allows: ({ status }) => status === 'awaiting_guardian',
    refused: 409,
  },
  'families.inviteOwnGuardian': {
    request: (_, part) => ({
      body: { email: `mum.of.${part.replace(' ', '')}@people.ribbon.test` },
    }),
    allows: familyPolicy.inviteOwnGuardian,
  },
  'families.endOwnLink': {
    request: (cast) => ({ params: { guardianId: cast.parent.id } }),
    // The child has the link but did not ask for it; nobody else has one.
    allows: () => false,
    refused: (part) => (part === 'approved child' ? 403 : 404),
  },
  'families.openRequest': { request: body(link), answers: 410 },
  'families.newLink': { request: body({ childId: NOBODY }) },
  'families.approve': {
    request: body({
      ...link,
      fullName: 'Mia',
      birthMonth: 1,
      birthYear: 2018,
      country: 'Spain',
      relationship: 'parent',
      permissions: {},
      noticeRead: true,
    }),
    answers: 410,
  },
  'families.accept': {
    request: body({ ...link, relationship: 'parent', noticeRead: true }),
    answers: 410,
  },
  'families.decline': { request: body(link), answers: 410 },
  'families.overview': {},
  'families.setPermission': {
    request: (cast) => ({
      params: { ...child(cast), permission: 'comment' },
      body: { granted: true },
    }),
    allows: guardian(familyPolicy.decide),
    refused: 404,
  },
  'families.setPause': {
    request: (cast) => ({ params: child(cast), body: { paused: true } }),
    allows: guardian(familyPolicy.pause),
    refused: 404,
  },
  'families.decide': {
    request: async (cast) => ({
      params: { itemId: await waitingPost(cast) },
      body: { approve: true },
    }),
    allows: guardian(familyPolicy.answer),
    refused: 404,
  },
  'families.inviteGuardian': {
    request: (cast) => ({
      params: child(cast),
      body: { email: 'gran@people.ribbon.test', role: 'full' },
    }),
    allows: guardian(familyPolicy.inviteGuardian),
    refused: 404,
  },
  'families.withdrawInvite': {
    request: () => ({ params: { requestId: NOBODY } }),
    allows: () => false,
    refused: 404,
  },
  'families.removeGuardian': {
    request: (cast) => ({ params: { ...child(cast), guardianId: NOBODY } }),
    allows: () => false,
    refused: 404,
  },
  'families.handOver': {
    request: (cast) => ({ params: { ...child(cast), guardianId: NOBODY } }),
    // The child has one guardian only.
    allows: () => false,
    refused: 404,
  },
  'families.downloadChild': {
    request: (cast) => ({ params: child(cast) }),
    allows: guardian(familyPolicy.download),
    refused: 404,
  },
  'families.eraseChild': {
    request: async (cast) => ({
      params: child(cast),
      body: { confirmation: await usernameOf(cast['approved child'].id) },
    }),
    allows: guardian(familyPolicy.erase),
    refused: 404,
  },
  'families.keepChild': {
    request: (cast) => ({ params: child(cast) }),
    allows: guardian(familyPolicy.erase),
    refused: 404,
  },

  'media.upload': {
    request: () => ({ params: { purpose: 'club-logo' }, file: picture }),
    allows: (member) => mediaPolicy.upload(member, 'club-logo'),
  },
  'media.fetchImage': {
    request: () => ({ params: { purpose: 'profile' }, body: { url: 'http://127.0.0.1/a.png' } }),
    // Nobody is led to this machine.
    answers: 422,
  },
  'media.read': {
    request: () => ({ params: { mediaId: NOBODY, variant: 'large' } }),
    answers: 404,
  },
  'media.discard': {
    request: () => ({ params: { mediaId: NOBODY } }),
    allows: () => false,
    refused: 404,
  },

  'moderation.answerDisclosure': {
    request: () => ({ params: { disclosureId: NOBODY }, body: { wantsToTalk: true } }),
    allows: () => false,
    refused: 404,
  },
  'moderation.status': {},
  'moderation.test': {},

  'posts.create': {
    request: body({ content: 'Hello', visibility: 'friends' }),
    allows: postPolicy.create,
  },
  'posts.mine': {},
  'posts.remove': {
    request: () => ({ params: { postId: NOBODY } }),
    allows: () => false,
    refused: 404,
  },

  'friends.blocked': {},
  'friends.block': {
    request: async (cast, part) => {
      const other = part === 'adult' ? cast.coach : cast.adult;
      return { body: { username: await usernameOf(other.id) } };
    },
  },
  'friends.unblock': {
    request: () => ({ params: { userId: NOBODY } }),
    allows: () => false,
    refused: 404,
  },

  'privacy.read': {},
  'privacy.change': {
    request: body({
      profileVisibility: 'public',
      listedInDirectory: true,
      showEmailToFriends: true,
      showAgeToFriends: true,
      showSocialLinksToFriends: true,
      showAchievements: true,
      allowPublicPosts: true,
      allowSuggestions: true,
      onLeaderboards: true,
      allowTags: true,
    }),
    allows: (member) => privacyPolicy.widensAt(member, 'showEmailToFriends') === undefined,
    refused: 422,
  },
  'privacy.exportOwn': {},
  'privacy.deletion': {},
  'privacy.scheduleDeletion': {
    request: async (cast, part) => ({
      body: { confirmation: await usernameOf(idOf(cast, part)), password: PASSWORD },
    }),
  },
  'privacy.cancelDeletion': {},

  'security.overview': {},
  'security.endSession': {
    request: () => ({ params: { sessionId: NOBODY } }),
    allows: () => false,
    refused: 404,
  },
  'security.endAllSessions': {},
  'security.changePassword': { request: body({ currentPassword: PASSWORD, ...passwords }) },
  'security.changeEmail': {
    request: () => ({ body: { email: newcomer().email, password: PASSWORD } }),
  },
  'security.withdrawEmailChange': {},
  'security.confirmEmailChange': { request: body({ token: 'none' }), answers: 410 },
  'security.startTwoFactor': {
    request: body({ password: PASSWORD }),
    allows: hasNoSecondFactor,
    refused: 409,
  },
  'security.confirmTwoFactor': {
    request: body({ code: '123456' }),
    // Nobody has started.
    allows: () => false,
    refused: 409,
  },
  'security.stopTwoFactor': {
    request: body({ password: PASSWORD }),
    // It is off for everybody but the admin, who has to keep it.
    allows: () => false,
    refused: (part) => (part === 'system admin' ? 403 : 409),
  },
  'security.renewBackupCodes': {
    request: body({ password: PASSWORD }),
    allows: (member, part) => !hasNoSecondFactor(member, part),
    refused: 409,
  },

  'settings.read': {},
  'settings.change': {
    request: body({
      platformName: 'Ribbon',
      homeTitle: 'Hello',
      platformLogo: 'platform-paper',
      betaMode: false,
    }),
  },

  'site.joinWaitlist': {
    request: () => ({ body: { email: newcomer().email, userType: 'parent' } }),
  },
  'site.confirmWaitlist': { request: body({ token: 'none' }), answers: 410 },
  'site.figures': {},
  'site.contact': {
    request: body({
      name: 'Nadia',
      email: 'who@people.ribbon.test',
      topic: 'support',
      message: 'Hello',
    }),
  },
};

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function usernameOf(id: string): Promise<string> {
  const row = await world.db
    .selectFrom('athlete_profiles')
    .select('username')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.username ?? 'nobody';
}

/** A post of the approved child that nobody has decided about. */
async function waitingPost(cast: Cast): Promise<string> {
  const author_id = cast['approved child'].id;
  const { id: post_id } = await world.db
    .insertInto('posts')
    .values({ author_id, content: 'Look', approval_status: 'waiting_guardian' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await world.db
    .insertInto('guardian_inbox_items')
    .values({ child_id: author_id, post_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What the contract and the policy say this person gets; undefined for a plain yes. */
function expectation(endpoint: Endpoint, door: Case, part: Part, member: Member | undefined) {
  if (endpoint.access === 'anyone') return door.answers;
  if (member === undefined) return 401;
  if (endpoint.access !== 'anyAccount' && member.status !== 'active') return 403;
  if (endpoint.access === 'systemAdmin' && !can(member, 'viewSystemAdmin')) return 403;
  if (door.allows?.(member, part) === false) {
    return typeof door.refused === 'function' ? door.refused(part) : (door.refused ?? 403);
  }
  return door.answers;
}

const doors = Object.entries(contract).flatMap(([slice, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(
    ([name, endpoint]) => [`${slice}.${name}` as DoorName, endpoint] as const,
  ),
);

it.each(doors)('%s lets in whom it should, and nobody else', async (name, endpoint) => {
  const door = cases[name];
  const cast = await castOf(world);
  const expected: Partial<Record<Part, number | 'yes'>> = {};
  const got: Partial<Record<Part, number | 'yes'>> = {};
  for (const part of PARTS) {
    const who = part === 'visitor' ? undefined : cast[part];
    const member = who && (await memberOf(world, who.id));
    expected[part] = expectation(endpoint, door, part, member) ?? 'yes';
    const input = (await door.request?.(cast, part)) ?? {};
    const { statusCode } = await world.send(who, endpoint, input);
    got[part] = statusCode < 300 ? 'yes' : statusCode;
  }
  expect(got).toEqual(expected);
});
