import { insertPlan, planDraft, planSession } from '#testing/sport/plans';
import { clubIn, eventDetails, listedClub } from '#testing/club';
import { approvalForm, guardianLink, waitingChild } from '#testing/family';
import { postBy } from '#testing/posts';
import { sharedSession } from '#testing/sport/training';
import { PASSWORD, type Person, type World, linkIn } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { CONTEST_SENDERS } from './contests.senders.ts';
import { type Prepare, systemAdmin } from './sender.ts';

const SOME_FILE = '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c';
const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
let nth = 0;
const newcomer = () => {
  nth += 1;
  return { email: `wordy${nth}@people.ribbon.test`, username: `wordy${nth}`, ...passwords };
};
/** What somebody of 13 or older says about themselves. */
const details13 = {
  fullName: 'Nora Named',
  birthMonth: 1,
  birthYear: 1990,
  country: 'Spain',
  userType: 'gymnast',
  clubId: null,
} as const;

/** The secret of a confirmation mail, opened elsewhere than where somebody signed up. */
async function provenAddress(world: World): Promise<string> {
  const person = newcomer();
  await world.call(undefined, accountEndpoints.signUp, { body: { ...person, ...details13 } });
  const [mail] = await world.mailsTo(person.email);
  return linkIn(mail ?? { text: '' }).searchParams.get('token') ?? '';
}

const details = { name: 'Larkspur', city: 'Leeds', country: 'Spain' };
const reason = 'A test';
const personDetails = { fullName: 'Nora Named', birthMonth: 1, birthYear: 1990 };
const post = { content: 'A clean routine', media: [{ id: SOME_FILE, alt: '' }], location: '' };

async function reviewOf(world: World, clubId: string, author: Person): Promise<string> {
  const { id } = await world.db
    .insertInto('club_reviews')
    .values({ club_id: clubId, user_id: author.id, rating: 4, comment: null, status: 'approved' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** For each endpoint with words that others read: somebody who may use it, and a good request. */
export const SENDERS: Readonly<Record<string, Prepare>> = {
  'accounts.signUp': async () => ({
    body: { ...newcomer(), ...details13 },
  }),
  'accounts.signUpChild': async () => ({
    body: { ...newcomer(), guardianEmail: 'wordyparent@people.ribbon.test', clubId: null },
  }),
  'accounts.finishSignUp': async (world) => {
    const { email: _, ...person } = newcomer();
    const body = { ...person, ...details13, token: await provenAddress(world) };
    return { body };
  },
  'accounts.finishChildSignUp': async (world) => {
    const { email: _, ...child } = newcomer();
    const token = await provenAddress(world);
    return {
      body: { ...child, token, guardianEmail: 'wordyparent@people.ribbon.test', clubId: null },
    };
  },
  'claims.submit': async (world) => {
    const who = await world.person({ userType: 'club_admin' });
    const body = { name: 'Nora Named', email: who.email, message: 'I have run it for years.' };
    return { who, params: { clubId: await listedClub(world) }, body };
  },
  'claims.decide': async (world) => ({
    who: await systemAdmin(world),
    params: { claimId: SOME_FILE },
    body: { approve: false, message: 'Thank you', reason },
  }),
  'guardianForms.decide': async (world) => ({
    who: await systemAdmin(world),
    params: { formId: SOME_FILE },
    body: { accept: false, problem: 'other', words: 'Please sign it with a pen.' },
  }),
  ...CONTEST_SENDERS,
  'clubAdmin.create': async (world) => ({
    who: await systemAdmin(world),
    body: { ...details, reason },
  }),
  'clubAdmin.update': async (world) => ({
    who: await systemAdmin(world),
    params: { clubId: await listedClub(world) },
    body: { version: 1, details, reason },
  }),
  'clubManagement.update': async (world) => {
    const { id: clubId, admin: who } = await clubIn(world);
    return { who, params: { clubId }, body: { version: 1, details } };
  },
  'clubPosts.create': async (world) => {
    const { id: clubId, admin: who } = await clubIn(world);
    return { who, params: { clubId }, body: post };
  },
  'clubPosts.edit': async (world) => {
    const { id: clubId, admin: who } = await clubIn(world);
    const postId = await postBy(world, who, {
      club_id: clubId,
      is_club_post: true,
      visibility: 'public',
    });
    return { who, params: { clubId, postId }, body: post };
  },
  'calendar.create': async (world) => {
    const { id: clubId, admin: who } = await clubIn(world);
    const body = { ...eventDetails({ in: world.clock(), days: 7 }), repeatUntil: null };
    return { who, params: { clubId }, body };
  },
  'calendar.change': async (world) => {
    const club = await clubIn(world);
    const body = { ...eventDetails({ in: world.clock(), days: 7 }), version: 1, scope: 'this' };
    return { who: club.admin, params: { eventId: await club.event() }, body };
  },
  'plans.create': async (world) => {
    const { id: clubId, admin: who } = await clubIn(world);
    return { who, params: { clubId }, body: planDraft(world.clock()) };
  },
  'plans.change': async (world) => {
    const { id: clubId, admin: who } = await clubIn(world);
    const { planId } = await insertPlan(world, clubId, { status: 'draft' });
    return { who, params: { planId }, body: { plan: planDraft(world.clock()), version: 1 } };
  },
  'plans.changeBlocks': async (world) => {
    const { id: clubId, admin: who } = await clubIn(world);
    const params = await insertPlan(world, clubId, { status: 'published' });
    return { who, params, body: { blocks: planSession().blocks } };
  },
  'families.approve': async (world) => {
    const { guardianEmail } = await waitingChild(world);
    const who = await world.person({ userType: 'parent', email: guardianEmail });
    const birthYear = world.clock().getUTCFullYear() - 10;
    const link = await guardianLink(world, guardianEmail);
    return { who, body: { ...link, ...approvalForm, birthYear, permissions: {} } };
  },
  'families.addChild': async (world) => {
    const { username, password } = newcomer();
    const { relationship, noticeRead, birthMonth } = approvalForm;
    const birthYear = world.clock().getUTCFullYear() - 10;
    const given = { firstName: 'Rosie', birthMonth, birthYear, relationship, noticeRead };
    return {
      who: await world.person({ userType: 'parent' }),
      body: { ...given, username, password, permissions: {} },
    };
  },
  'posts.create': async (world) => ({
    who: await world.person(),
    body: { ...post, visibility: 'friends' },
  }),
  'posts.edit': async (world) => {
    const who = await world.person();
    return {
      who,
      params: { postId: await postBy(world, who) },
      body: { ...post, visibility: 'friends' },
    };
  },
  'comments.add': async (world) => {
    const who = await world.person();
    return { who, params: { postId: await postBy(world, who) }, body: { content: 'Well done' } };
  },
  'corrections.correct': async (world) => ({ who: await world.person(), body: personDetails }),
  'families.correctChild': async (world) => {
    const birthYear = world.clock().getUTCFullYear() - 9;
    const who = await world.person({ userType: 'parent' });
    const { id: childId } = await world.person({ userType: 'child_gymnast', birthYear });
    await world.db
      .insertInto('parental_relationships')
      .values({
        parent_id: who.id,
        child_id: childId,
        role: 'primary',
        verified_at: world.clock(),
        verified_how: 'club',
      })
      .execute();
    return { who, params: { childId }, body: { ...personDetails, birthYear } };
  },
  'adminAccounts.correct': async (world) => ({
    who: await world.person({ roles: ['system_admin'] }),
    params: { userId: (await world.person()).id },
    body: { ...personDetails, reason: 'They asked us to' },
  }),
  'profiles.edit': async (world) => ({
    who: await world.person(),
    body: {
      fullName: 'Nora Named',
      country: 'Spain',
      bio: '',
      age: null,
      specialties: [],
      achievements: [],
    },
  }),
  'reviews.submit': async (world) => ({
    who: await world.person(),
    params: { clubId: (await clubIn(world)).id },
    body: { rating: 4, comment: 'A friendly hall' },
  }),
  'reviews.edit': async (world) => {
    const who = await world.person();
    const { id: clubId } = await clubIn(world);
    await reviewOf(world, clubId, who);
    return { who, params: { clubId }, body: { rating: 4, comment: 'A friendly hall' } };
  },
  'reviews.reply': async (world) => {
    const club = await clubIn(world);
    const reviewId = await reviewOf(world, club.id, await world.person());
    return { who: club.admin, params: { reviewId }, body: { content: 'Thank you' } };
  },
  'settings.change': async (world) => ({ who: await systemAdmin(world), body: { reason } }),
  'training.save': async (world) => ({
    who: await world.person(),
    params: { sessionId: SOME_FILE },
    body: {
      date: '2026-11-10',
      startTime: '17:00',
      minutes: 60,
      type: 'technique',
      editedAt: '2026-11-10T18:00:00.000Z',
      elements: [{ key: null, name: 'A spin', times: 1 }],
    },
  }),
  'training.addElement': async (world) => {
    const { id: clubId, admin: who } = await clubIn(world);
    return { who, params: { clubId }, body: { name: 'A spin', family: 'rotations' } };
  },
  'trainingGoals.save': async (world) => ({
    who: await world.person(),
    params: { goalId: SOME_FILE },
    body: {
      title: 'Clean ribbon',
      category: 'routine',
      startsOn: '2026-11-01',
      count: { what: 'element', target: 10, key: null, name: 'A spin' },
      milestones: [{ id: SOME_FILE, title: 'Half of it' }],
    },
  }),
  'trainingSharing.comment': async (world) => {
    const club = await clubIn(world);
    const [coach, gymnast] = [await world.person({ userType: 'coach' }), await club.member()];
    await club.join(coach, 'coach');
    return {
      who: coach,
      params: { sessionId: await sharedSession(world, gymnast, club.id) },
      body: { content: 'Well done' },
    };
  },
};
