import { eventDetails } from '#testing/club';
import { type Cast, PARTS, type Part, castOf, memberOf } from '#testing/cast';
import { PASSWORD, type World, createWorld } from '#testing/world';
import { type Member, can } from '@ribbon/domain/accounts';
import { claimPolicy } from '@ribbon/domain/claims';
import { contract } from '@ribbon/domain/contract';
import { calendarPolicy } from '@ribbon/domain/calendar';
import { type Guardianship, familyPolicy } from '@ribbon/domain/families';
import { friendPolicy } from '@ribbon/domain/friends';
import type { Endpoint } from '@ribbon/domain/kernel';
import { mediaPolicy } from '@ribbon/domain/media';
import { postPolicy } from '@ribbon/domain/posts';
import { privacyPolicy } from '@ribbon/domain/privacy';
import { profilePolicy } from '@ribbon/domain/profiles';
import { reviewPolicy } from '@ribbon/domain/reviews';
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
const ofClub = (cast: Cast) => ({ params: { clubId: cast.clubId } });
const idOf = (cast: Cast, part: Part): string => (part === 'visitor' ? NOBODY : cast[part].id);

/** The club admin of the cast holds a record for the club; everybody else's flags open nothing. */
const managesClub = {
  allows: (_: Member, part: Part) => part === 'club admin',
  refused: 404,
} as const;

/** Who has only joined meets nobody. */
const meetsMembers = {
  allows: (_: Member, part: Part) => part === 'club admin' || part === 'confirmed member',
  refused: 404,
} as const;

/** A request about that club, and where it is asked for, about a grown-up member or somebody who waits. */
const inOwnClub =
  (more: Record<string, unknown> = {}, status?: 'active' | 'waiting_club') =>
  async (cast: Cast, part: Part) => {
    const params = await ownClub(cast, part, status);
    return { ...more, params };
  };

/** The same while the club has a confirmed coach, who takes members in as well. */
const asStaff =
  (more: Record<string, unknown> = {}, status?: 'waiting_club') =>
  async (cast: Cast, part: Part) => {
    await clubLife(cast);
    return inOwnClub(more, status)(cast, part);
  };

/** A request about a post that the club admin of the cast wrote in that club's name. */
const inClubPost =
  (more: Record<string, unknown> = {}) =>
  async (cast: Cast, part: Part) => ({
    ...more,
    params: { ...(await ownClub(cast, part)), postId: await clubPost(cast) },
  });

/** A request about a post of the adult of the cast that everybody can read. */
const onPublicPost =
  (more: Record<string, unknown> = {}) =>
  async (cast: Cast) => {
    const { id: postId } = await world.db
      .insertInto('posts')
      .values({
        author_id: cast.adult.id,
        visibility: 'public',
        approval_status: 'approved',
        content: 'For everybody',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...more, params: { postId } };
  };

/** There is no such import, for the admin either. */
const noImport: Case = {
  request: () => ({ params: { importId: NOBODY } }),
  allows: () => false,
  refused: 404,
};
/** Who belongs to the club of the cast, and as what. */
const CLUB_LIFE: Readonly<Partial<Record<Part, 'member' | 'runs' | 'guardian'>>> = {
  'approved child': 'member',
  fourteen: 'member',
  adult: 'member',
  'confirmed member': 'member',
  parent: 'guardian',
  coach: 'runs',
  'club admin': 'runs',
};
/** Who has joined it from the beginning; the club has confirmed one of them. */
const HAS_JOINED: ReadonlySet<Part> = new Set(['confirmed member', 'only joined']);
const seesClub = (_: Member, part: Part) => CLUB_LIFE[part] !== undefined;
const runsClub = (_: Member, part: Part) => CLUB_LIFE[part] === 'runs';
const unlessItRunsTheClub = (part: Part) => (CLUB_LIFE[part] === undefined ? 404 : 403);
const nextWeek = () => eventDetails({ in: world.clock(), days: 7 });
const onEvent =
  (send?: () => Record<string, unknown>) =>
  async (cast: Cast): Promise<Record<string, unknown>> => ({
    params: { eventId: await clubLife(cast) },
    ...(send && { body: send() }),
  });

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
  'accounts.finishSignUp': {
    request: () => ({
      body: {
        token: 'none',
        username: newcomer().username,
        ...passwords,
        fullName: 'Nadia Newcomer',
        birthMonth: 3,
        birthYear: 1999,
        country: 'Spain',
        userType: 'gymnast',
        clubId: null,
      },
    }),
    answers: 410,
  },
  'accounts.finishChildSignUp': {
    request: () => ({
      body: {
        token: 'none',
        username: newcomer().username,
        ...passwords,
        guardianEmail: 'mum@people.ribbon.test',
        clubId: null,
      },
    }),
    answers: 410,
  },
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

  'claims.submit': {
    request: (cast) => ({
      params: { clubId: cast.clubId },
      body: { name: 'Nadia', email: 'who@people.ribbon.test', message: 'I run it.' },
    }),
    allows: claimPolicy.claim,
  },
  'claims.pending': {},
  'claims.list': { request: () => ({ query: {} }) },
  'claims.decide': {
    request: () => ({ params: { claimId: NOBODY }, body: { approve: true } }),
    allows: () => false,
    refused: 404,
  },

  'clubAdmin.list': { request: () => ({ query: {} }) },
  'clubAdmin.create': { request: body({ name: 'New', city: 'Leeds', country: 'Spain' }) },
  'clubAdmin.update': {
    request: (cast) => ({
      params: { clubId: cast.clubId },
      body: { version: 1, details: { name: 'New', city: 'Leeds', country: 'Spain' } },
    }),
  },
  'clubAdmin.remove': {
    request: (cast) => ({ params: { clubId: cast.clubId }, body: { confirmation: 'Cast Club' } }),
  },
  'clubAdmin.restore': {
    request: (cast) => ({ params: { clubId: cast.clubId } }),
    // It is not deleted.
    allows: () => false,
    refused: 404,
  },
  'clubAdmin.removeAdmin': {
    request: (cast) => ({ params: { clubId: cast.clubId, userId: cast['club admin'].id } }),
    // Nobody runs it.
    allows: () => false,
    refused: 404,
  },
  'clubAdmin.previewImport': { request: body({ csv: 'name,city,country\nNew,Leeds,Spain' }) },
  'clubAdmin.latestImport': {},
  'clubAdmin.import': noImport,
  'clubAdmin.runImport': noImport,
  'clubAdmin.cancelImport': noImport,

  'clubs.choices': { request: () => ({ query: { search: '' } }) },

  'clubs.find': { request: () => ({ query: { near: 'Leeds' } }) },
  'clubs.programs': {},
  'clubs.read': { request: (cast) => ({ params: { clubId: cast.clubId } }) },
  'clubs.join': {
    request: (cast) => ({ params: { clubId: cast.clubId } }),
    allows: (_, part) => !HAS_JOINED.has(part),
    refused: 409,
  },
  'clubs.leave': {
    request: (cast) => ({ params: { clubId: cast.clubId } }),
    allows: (_, part) => HAS_JOINED.has(part),
    refused: 404,
  },
  'clubs.memberships': {},

  'clubManagement.clubs': { allows: (member) => can(member, 'manageClubs') },
  'clubManagement.overview': { ...managesClub, request: inOwnClub() },
  'clubManagement.activity': { ...managesClub, request: inOwnClub() },
  'clubManagement.update': {
    request: inOwnClub({
      body: {
        version: 1,
        details: { name: 'Cast Club', city: 'Leeds', country: 'United Kingdom', ageFrom: 5 },
      },
    }),
    allows: managesClub.allows,
  },
  'clubManagement.changeLogo': {
    request: inOwnClub({ body: { art: 'logo-hoop' } }),
    allows: managesClub.allows,
  },
  'clubManagement.members': { ...managesClub, request: inOwnClub() },
  'clubManagement.exportMembers': { ...managesClub, request: inOwnClub() },
  'clubManagement.requests': { request: asStaff(), allows: runsClub, refused: 404 },
  'clubManagement.decide': {
    request: asStaff({ body: { approve: true } }, 'waiting_club'),
    allows: runsClub,
  },
  'clubManagement.confirm': {
    request: asStaff({ body: { membershipIds: [NOBODY] } }),
    allows: runsClub,
  },
  'clubManagement.changeRole': {
    request: inOwnClub({ body: { role: 'coach' } }, 'active'),
    allows: managesClub.allows,
  },
  'clubManagement.removeMember': { request: inOwnClub({}, 'active'), allows: managesClub.allows },

  'clubPosts.list': { ...managesClub, request: inOwnClub() },
  'clubPosts.create': {
    request: inOwnClub({ body: { content: 'Come and dance with us' } }),
    allows: managesClub.allows,
  },
  'clubPosts.edit': {
    request: inClubPost({ body: { content: 'Come and dance' } }),
    allows: managesClub.allows,
  },
  'clubPosts.remove': { request: inClubPost(), allows: managesClub.allows },

  'invitations.list': { ...managesClub, request: inOwnClub() },
  'invitations.create': {
    request: inOwnClub({ body: { email: null, role: 'member' } }),
    allows: managesClub.allows,
  },
  'invitations.revoke': {
    request: async (cast, part) => ({
      params: { ...(await inOwnClub()(cast, part)).params, invitationId: NOBODY },
    }),
    allows: () => false,
    refused: (part) => (part === 'club admin' ? 404 : 403),
  },
  'invitations.open': { request: body({ token: 'none' }), answers: 410 },
  'invitations.accept': { request: body({ token: 'none' }), answers: 410 },

  'teammates.list': { ...meetsMembers, request: inOwnClub() },
  'teammates.figures': { ...meetsMembers, request: inOwnClub() },

  'calendar.calendars': {},
  'calendar.list': {
    request: async (cast) => {
      await clubLife(cast);
      return { query: { clubId: cast.clubId } };
    },
    allows: seesClub,
    refused: 404,
  },
  'calendar.month': {
    request: async (cast) => {
      await clubLife(cast);
      return { query: { clubId: cast.clubId, month: '2026-11' } };
    },
    allows: seesClub,
    refused: 404,
  },
  'calendar.read': { request: onEvent(), allows: seesClub, refused: 404 },
  'calendar.download': { request: onEvent(), allows: seesClub, refused: 404 },
  'calendar.create': {
    request: async (cast) => {
      await clubLife(cast);
      return { params: { clubId: cast.clubId }, body: { ...nextWeek(), repeatUntil: null } };
    },
    allows: runsClub,
    refused: unlessItRunsTheClub,
  },
  'calendar.change': {
    request: onEvent(() => ({ ...nextWeek(), version: 1, scope: 'this' })),
    allows: runsClub,
    refused: unlessItRunsTheClub,
  },
  'calendar.cancel': {
    request: onEvent(() => ({ version: 1, scope: 'this' })),
    allows: runsClub,
    refused: unlessItRunsTheClub,
  },
  'calendar.register': { request: onEvent(), allows: runsClub, refused: unlessItRunsTheClub },
  'calendar.mark': {
    request: async (cast) => {
      const eventId = await clubLife(cast, { hasBegun: true });
      return { params: { eventId, userId: cast.adult.id }, body: { attended: true } };
    },
    allows: runsClub,
    refused: unlessItRunsTheClub,
  },
  'calendar.answer': {
    request: async (cast, part) => ({
      params: { eventId: await clubLife(cast), userId: idOf(cast, part) },
      body: { going: true },
    }),
    // The parent sees the event for the child's sake, and has no place in it.
    allows: (_, part) => CLUB_LIFE[part] !== undefined && part !== 'parent',
    refused: (part) => (part === 'parent' ? 403 : 404),
  },
  'calendar.feeds': {},
  'calendar.openFeed': {
    request: body({ clubId: null }),
    allows: calendarPolicy.subscribe,
  },
  'calendar.closeFeed': {
    request: () => ({ params: { feedId: NOBODY } }),
    allows: () => false,
    refused: 404,
  },
  'calendar.readFeed': { request: () => ({ params: { token: 'none' } }), answers: 404 },

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
    // A child under 13 has a link and does not end it; nobody else has one.
    allows: () => false,
    refused: (part) => (part === 'approved child' ? 403 : 404),
  },
  'families.resume': { allows: familyPolicy.resume },
  'families.linksToConfirm': {},
  'families.answerLink': {
    request: async (cast) => {
      await clubLife(cast);
      return { params: { linkId: await waitingLink(cast) }, body: { approve: false } };
    },
    // Nobody looks after the young person of the cast, so it is the club's to say.
    allows: runsClub,
    refused: 404,
  },
  'families.cancelLink': {
    request: async (cast) => ({ params: { linkId: await waitingLink(cast) } }),
    allows: (_, part) => part === 'fourteen',
    refused: 404,
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

  'moderation.tellSomeone': { request: body({ words: '' }) },
  'moderation.answerDisclosure': {
    request: () => ({ params: { disclosureId: NOBODY }, body: { wantsToTalk: true } }),
    allows: () => false,
    refused: 404,
  },
  'moderation.status': {},
  'moderation.test': {},
  'moderationQueue.list': { request: () => ({ query: {} }) },
  'moderationQueue.counts': {},
  'moderationQueue.decide': {
    request: async (cast) => ({
      params: { itemId: await heldComment(cast) },
      body: { decision: 'rejected', note: 'It asks for a phone number' },
    }),
  },

  'notifications.list': {},
  'notifications.counts': {},
  // There is nothing to read, and nobody else's can be.
  'notifications.read': {
    request: () => ({ params: { notificationId: NOBODY } }),
    allows: () => false,
    refused: 404,
  },
  'notifications.readAll': { request: body({ show: 'all' }) },
  'notifications.mailLine': { request: () => ({ params: { token: 'none' } }), answers: 404 },
  'notifications.stopMails': { request: () => ({ params: { token: 'none' } }), answers: 404 },
  'notifications.settings': {},
  'notifications.changeSettings': {
    request: body({
      kinds: [],
      quietHours: { isEnabled: true, from: '20:00', until: '07:00', timeZone: 'Europe/London' },
    }),
  },

  'geocoding.suggest': { request: () => ({ query: { text: 'Lee' } }) },
  'posts.create': {
    request: body({ content: 'Hello', visibility: 'friends' }),
    allows: postPolicy.create,
  },
  'posts.feed': { request: () => ({ query: {} }) },
  'posts.news': { request: () => ({ query: { since: `1.${NOBODY}` } }) },
  'posts.mine': {},
  'posts.mineHidden': {},
  'posts.read': { request: onPublicPost() },
  'posts.edit': {
    request: onPublicPost({ body: { content: 'Hello', visibility: 'friends' } }),
    allows: (_, part) => part === 'adult',
    refused: 404,
  },
  'posts.hide': {
    request: onPublicPost(),
    allows: (member, part) => part === 'adult' || can(member, 'moderateContent'),
  },
  'posts.show': {
    request: onPublicPost(),
    allows: (member, part) => part === 'adult' || can(member, 'moderateContent'),
    refused: 404,
  },
  'posts.like': { request: onPublicPost() },
  'posts.unlike': { request: onPublicPost() },
  'posts.ofPerson': { request: (cast) => ({ params: { userId: cast.adult.id }, query: {} }) },
  'posts.remove': {
    request: () => ({ params: { postId: NOBODY } }),
    allows: () => false,
    refused: 404,
  },

  'comments.list': {
    request: async (cast) => ({ params: { postId: await clubPost(cast) }, query: {} }),
  },
  'comments.add': {
    request: async (cast) => {
      await clubLife(cast);
      return { params: { postId: await clubPost(cast) }, body: { content: 'Well done!' } };
    },
    // The club's post: adults write below it, and of the children those of the club.
    allows: ({ ageBand }, part) => ageBand === 'adult' || CLUB_LIFE[part] === 'member',
  },
  'comments.remove': {
    request: () => ({ params: { commentId: NOBODY } }),
    allows: () => false,
    refused: 404,
  },

  'friends.list': {},
  'friends.requests': {},
  'friends.sent': {},
  'friends.figures': {},
  'friends.suggestions': {},
  'friends.request': {
    request: async (cast, part) => ({ body: { userId: await stranger(part) } }),
    // Adults ask adults; a child asks nobody whom it does not know.
    allows: ({ ageBand }) => ageBand === 'adult',
  },
  'friends.useCode': {
    request: body({ code: 'no-body-has-this' }),
    allows: () => false,
    refused: 422,
  },
  'friends.accept': {
    request: async (cast, part) => ({ params: { userId: await friendOf(part, cast, 'pending') } }),
    // The stranger is an adult: whatever the row says, a child does not get such a friend.
    allows: ({ ageBand }) => ageBand === 'adult',
  },
  'friends.decline': {
    request: async (cast, part) => ({ params: { userId: await friendOf(part, cast, 'pending') } }),
  },
  'friends.takeBack': {
    request: () => ({ params: { friendshipId: NOBODY } }),
    allows: () => false,
    refused: 404,
  },
  'friends.remove': {
    request: async (cast, part) => ({ params: { userId: await friendOf(part, cast, 'accepted') } }),
  },
  'comments.ofChild': {
    request: (cast) => ({ params: child(cast), query: {} }),
    allows: guardian(familyPolicy.seeThreads),
    refused: 404,
  },
  'friends.ofChild': {
    request: (cast) => ({ params: child(cast), query: {} }),
    allows: guardian(familyPolicy.seeFriends),
    refused: 404,
  },
  'friends.endForChild': {
    request: async (cast) => {
      const { id: userId } = await world.person();
      await world.db
        .insertInto('friendships')
        .values({
          requester_id: cast['approved child'].id,
          addressee_id: userId,
          status: 'accepted',
        })
        .execute();
      return { params: { ...child(cast), userId } };
    },
    allows: guardian(familyPolicy.decide),
    refused: 404,
  },
  'friends.code': {},
  'friends.renewCode': { allows: friendPolicy.hasCode },
  'friends.switchCode': {
    request: async (cast, part) => {
      await friendCodeOf(idOf(cast, part));
      return { body: { isEnabled: false } };
    },
    allows: friendPolicy.hasCode,
  },
  'friends.follow': {
    request: async (_, part) => ({ params: { userId: await stranger(part) } }),
    allows: (member) => friendPolicy.follow(member, { ageBand: 'adult', isOpen: true }),
  },
  'friends.unfollow': { request: () => ({ params: { userId: NOBODY } }) },
  'friends.follows': { request: () => ({ query: { kind: 'followers' } }) },
  'friends.blockPerson': {
    request: async (_, part) => ({ params: { userId: await stranger(part) } }),
  },
  'friends.blocked': {},
  'friends.block': {
    request: async (cast, part) => {
      const other = part === 'adult' ? cast.coach : cast.adult;
      return { body: { username: await usernameOf(other.id) } };
    },
  },
  'friends.unblock': {
    request: () => ({ params: { blockId: NOBODY } }),
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

  'profiles.overview': {},
  'profiles.directory': { request: () => ({ query: {} }) },
  'profiles.read': {
    request: async (cast) => {
      await world.db
        .updateTable('athlete_profiles')
        .set({ feed_visibility: 'public' })
        .where('id', '=', cast.adult.id)
        .execute();
      return { params: { userId: cast.adult.id } };
    },
  },
  'profiles.own': {},
  'profiles.edit': {
    request: body({
      fullName: 'Nadia Newcomer',
      country: 'Spain',
      bio: 'I love the hoop',
      age: 30,
      specialties: 'Hoop, Ball',
      achievements: '',
      instagram: 'nadia.hoop',
      youtube: '',
      tiktok: '',
    }),
    // A minor's age and links are never asked for.
    allows: (member) => profilePolicy.fields(member).includes('age'),
    refused: 422,
  },
  'profiles.changePicture': { request: body({ art: 'avatar-hoop' }) },

  'reports.file': {
    request: async (cast) => ({
      body: {
        contentType: 'club_review',
        contentId: (await coachsReview(cast, 'approved')).id,
        reason: 'spam',
        description: 'It is an advertisement',
        childAtRiskNow: false,
      },
    }),
    // Nobody reports their own.
    allows: (_, part) => part !== 'coach',
    refused: 422,
  },

  'reports.filePerson': {
    request: async () => ({
      body: {
        username: await usernameOf((await world.person()).id),
        reason: 'harassment',
        description: 'They do not stop writing to me',
        childAtRiskNow: false,
      },
    }),
  },

  'reviews.ofClub': { request: ofClub },
  'reviews.standing': { request: ofClub },
  'reviews.submit': {
    request: (cast) => ({ ...ofClub(cast), body: { rating: 5, comment: 'Lovely coaches' } }),
    allows: (member) => reviewPolicy.write(member, { runsClub: false }),
  },
  'reviews.edit': {
    request: (cast) => ({ ...ofClub(cast), body: { rating: 5, comment: '' } }),
    // Nobody has reviewed it.
    allows: () => false,
    refused: 404,
  },
  'reviews.remove': { request: ofClub, allows: () => false, refused: 404 },
  'reviews.reply': {
    request: async (cast) => ({
      params: { reviewId: (await coachsReview(cast, 'approved')).id },
      body: { content: 'Thank you' },
    }),
    // Nobody runs this club; the club admin runs another.
    allows: () => false,
  },
  'reviews.removeReply': {
    request: async (cast) => ({ params: { reviewId: (await coachsReview(cast, 'approved')).id } }),
    allows: () => false,
  },
  'reviews.list': {},
  'reviews.counts': {},
  'reviews.reviewedClubs': {},
  'reviews.decide': {
    request: async (cast) => {
      const { id, seen } = await coachsReview(cast, 'pending');
      return { params: { reviewId: id }, body: { decision: 'approved', seen } };
    },
  },
  'reviews.erase': {
    request: async (cast) => ({
      params: { reviewId: (await coachsReview(cast, 'approved')).id },
      body: { reason: 'It names a child' },
    }),
  },

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

async function ownClub({ clubId, ...cast }: Cast, part: Part, status?: 'active' | 'waiting_club') {
  await world.db
    .insertInto('club_admins')
    .values({ club_id: clubId, user_id: cast['club admin'].id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (status === undefined || part === 'visitor') return { clubId, membershipId: NOBODY };
  const { id: user_id } = await world.person();
  const { id: membershipId } = await world.db
    .insertInto('club_memberships')
    .values({ user_id, club_id: clubId, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { clubId, membershipId };
}

/** An adult whom nobody knows and everybody can see. */
async function stranger(part: Part): Promise<string> {
  if (part === 'visitor') return NOBODY;
  const { id } = await world.person();
  await world.db
    .updateTable('athlete_profiles')
    .set({ feed_visibility: 'public' })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Somebody who has asked this person to be friends, or is one. */
async function friendOf(part: Part, cast: Cast, status: 'pending' | 'accepted'): Promise<string> {
  const requester_id = await stranger(part);
  if (part === 'visitor') return requester_id;
  await world.db
    .insertInto('friendships')
    .values({ requester_id, addressee_id: cast[part].id, status })
    .execute();
  return requester_id;
}

async function friendCodeOf(user_id: string): Promise<void> {
  if (user_id === NOBODY) return;
  await world.db
    .insertInto('friend_codes')
    .values({ user_id, code: `code-of-some-${user_id.replaceAll(/[^a-f]/gu, '')}x` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What the coach says about the club of the cast. */
/** A comment of the coach of the cast that waits for the moderators. */
async function heldComment(cast: Cast): Promise<string> {
  const { params } = await onPublicPost()(cast);
  const { id: content_id } = await world.db
    .insertInto('comments')
    .values({
      post_id: params.postId,
      author_id: cast.coach.id,
      content: 'See you',
      approval_status: 'held',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await world.db
    .insertInto('moderation_queue')
    .values({ content_kind: 'comment', content_id, author_id: cast.coach.id, reason: 'pattern' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function coachsReview(cast: Cast, status: 'pending' | 'approved') {
  const { id, updated_at } = await world.db
    .insertInto('club_reviews')
    .values({ club_id: cast.clubId, user_id: cast.coach.id, rating: 4, status })
    .onConflict((conflict) => conflict.columns(['user_id', 'club_id']).doUpdateSet({ status }))
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow();
  return { id, seen: updated_at.toISOString() };
}

async function clubPost(cast: Cast): Promise<string> {
  const { id } = await world.db
    .insertInto('posts')
    .values({
      author_id: cast['club admin'].id,
      club_id: cast.clubId,
      is_club_post: true,
      visibility: 'public',
      approval_status: 'approved',
      content: 'Come and see us',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A link of the young person of the cast to an adult, which nobody has answered. */
async function waitingLink(cast: Cast): Promise<string> {
  const { id } = await world.db
    .insertInto('waiting_guardian_links')
    .values({
      child_id: cast.fourteen.id,
      guardian_id: (await world.person()).id,
      relationship_type: 'other',
      takes_effect_at: new Date(world.clock().getTime() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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

/** Members, a confirmed coach, an admin, and an event of the club. */
async function clubLife(cast: Cast, { hasBegun = false } = {}): Promise<string> {
  const { clubId } = cast;
  for (const part of ['approved child', 'fourteen', 'adult', 'coach'] as const) {
    const isCoach = part === 'coach';
    await world.db
      .insertInto('club_memberships')
      .values({
        user_id: cast[part].id,
        club_id: clubId,
        membership_type: isCoach ? 'coach' : 'member',
        coach_confirmed_at: isCoach ? world.clock() : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await world.db
    .insertInto('club_admins')
    .values({ club_id: clubId, user_id: cast['club admin'].id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const at = (hours: number) => new Date(world.clock().getTime() + hours * 3_600_000);
  const { id: event_id } = await world.db
    .insertInto('club_events')
    .values({
      club_id: clubId,
      title: 'Training',
      starts_at: at(hasBegun ? -1 : 24),
      ends_at: at(26),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user_id = cast.adult.id;
  if (hasBegun) {
    await world.db
      .insertInto('club_event_rsvps')
      .values({ event_id, user_id, status: 'going' })
      .execute();
  }
  return event_id;
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

const endpoints = Object.entries(contract).flatMap(([slice, ofSlice]) =>
  Object.entries(ofSlice as Record<string, Endpoint>).map(
    ([name, endpoint]) => [`${slice}.${name}` as DoorName, endpoint] as const,
  ),
);

it.each(endpoints)('%s lets in whom it should, and nobody else', async (name, endpoint) => {
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
