import { type CasesOf, NOBODY, type Scene, body, missing } from '#testing/matrix/case';
import { child, guardian, newcomer, usernameOf } from '#testing/matrix/people';
import { PASSWORD } from '#testing/world';
import { clubLife, inOwnClub, managesClub, runsClub } from '#testing/matrix/club';
import { isMinor } from '@ribbon/domain/accounts';
import { familyPolicy, photoPolicy, questionOf } from '@ribbon/domain/families';

const link = { childId: NOBODY, token: 'no such token' };

export const familyMatrix: CasesOf<'families'> = {
  'families.waiting': {
    allows: ({ status }) => status === 'awaiting_guardian',
    refused: 409,
  },
  'families.askGuardian': {
    spends: true,
    request: body({ guardianEmail: 'another@people.ribbon.test' }),
    allows: ({ status }) => status === 'awaiting_guardian',
    refused: 409,
  },
  'families.inviteOwnGuardian': {
    spends: true,
    request: ({ part }) => ({
      body: { email: `mum.of.${part.replace(' ', '')}@people.ribbon.test` },
    }),
    allows: familyPolicy.inviteOwnGuardian,
  },
  'families.endOwnLink': {
    request: ({ cast }) => ({ params: { guardianId: cast.parent.id } }),
    // A child under 13 has a link and does not end it; nobody else has one.
    allows: () => false,
    refused: (part) => (part === 'approved child' ? 403 : 404),
  },
  'families.resume': { allows: familyPolicy.resume },
  'families.linksToConfirm': {},
  'families.answerLink': {
    spends: true,
    request: async (scene) => {
      await clubLife(scene);
      return { params: { linkId: await waitingLink(scene) }, body: { approve: false } };
    },
    // Nobody looks after the young person of the cast, so it is the club's to say.
    allows: runsClub,
    refused: 404,
  },
  'families.cancelLink': {
    spends: true,
    request: async (scene) => ({ params: { linkId: await waitingLink(scene) } }),
    allows: (_, part) => part === 'fourteen',
    refused: 404,
  },
  'families.unverifiedChildren': { request: inOwnClub(), ...managesClub },
  'families.vouch': {
    request: async (scene) => {
      await clubLife(scene);
      const { cast } = scene;
      const known = { ...child(cast), guardianId: cast.parent.id, known: true };
      return { ...(await inOwnClub()(scene)), body: known };
    },
    allows: managesClub.allows,
  },
  'families.makeGuardianCode': {
    request: async (scene) => {
      await clubLife(scene);
      return { ...(await inOwnClub()(scene)), body: child(scene.cast) };
    },
    allows: managesClub.allows,
  },
  // Of the cast the parent alone looks after the child, and has no code.
  'families.redeemGuardianCode': {
    request: ({ cast }) => ({ params: child(cast), body: { code: 'amber-kite-otter-plum' } }),
    allows: () => false,
    refused: (part) => (part === 'parent' ? 409 : 404),
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
  'families.addChild': {
    spends: true,
    request: () => ({
      body: {
        firstName: 'Rosie',
        birthMonth: 1,
        birthYear: new Date().getUTCFullYear() - 9,
        username: newcomer().username,
        password: PASSWORD,
        relationship: 'parent',
        permissions: {},
        noticeRead: true,
      },
    }),
    allows: familyPolicy.beGuardian,
  },
  // The child of the cast has an address of its own.
  'families.setChildPassword': {
    request: ({ cast }) => ({ params: child(cast), body: { password: PASSWORD } }),
    allows: () => false,
    refused: (part) => (part === 'parent' ? 403 : 404),
  },
  'families.newCodeCard': {
    request: ({ cast }) => ({ params: child(cast) }),
    allows: () => false,
    refused: (part) => (part === 'parent' ? 403 : 404),
  },
  'families.cancelCodeCard': {
    request: ({ cast }) => ({ params: child(cast) }),
    allows: () => false,
    refused: (part) => (part === 'parent' ? 403 : 404),
  },
  'families.photosOf': {
    request: ({ cast }) => ({ params: child(cast) }),
    allows: guardian(familyPolicy.see),
    refused: 404,
  },
  'families.answerPhotosOf': {
    request: ({ cast }) => ({
      params: { ...child(cast), use: 'club_members' },
      body: { given: true },
    }),
    allows: guardian(photoPolicy.answerFor),
    refused: 404,
  },
  'families.ownPhotos': { allows: ({ ageBand }) => isMinor(ageBand), refused: 404 },
  'families.answerOwnPhotos': {
    request: () => ({ params: { use: 'club_members' }, body: { given: true } }),
    allows: photoPolicy.answerOwn,
  },
  'families.setPermission': {
    spends: true,
    request: ({ cast }) => ({
      params: { ...child(cast), permission: 'comment' },
      body: { granted: true },
    }),
    allows: guardian((to) => familyPolicy.permit(to, { granted: true })),
    refused: 404,
  },
  'families.setLanguage': {
    spends: true,
    request: ({ cast }) => ({ params: child(cast), body: { language: 'uk' } }),
    allows: guardian(familyPolicy.setLanguage),
    refused: 404,
  },
  'families.setPause': {
    spends: true,
    request: ({ cast }) => ({ params: child(cast), body: { paused: true } }),
    allows: guardian(familyPolicy.pause),
    refused: 404,
  },
  'families.decide': {
    request: async (scene) => ({
      params: { itemId: await waitingPost(scene) },
      body: { approve: true },
    }),
    allows: guardian((to) => familyPolicy.answer(to, questionOf('post'), true)),
    refused: 404,
  },
  'families.inviteGuardian': {
    spends: true,
    request: ({ cast }) => ({
      params: child(cast),
      body: { email: 'gran@people.ribbon.test', role: 'full' },
    }),
    allows: guardian(familyPolicy.inviteGuardian),
    refused: 404,
  },
  'families.withdrawInvite': missing({ requestId: NOBODY }),
  'families.removeGuardian': {
    request: ({ cast }) => ({ params: { ...child(cast), guardianId: NOBODY } }),
    allows: () => false,
    refused: 404,
  },
  'families.handOver': {
    request: ({ cast }) => ({ params: { ...child(cast), guardianId: NOBODY } }),
    // The child has one guardian only.
    allows: () => false,
    refused: 404,
  },
  'families.downloadChild': {
    request: ({ cast }) => ({ params: child(cast) }),
    allows: guardian(familyPolicy.download),
    refused: 404,
  },
  'families.correctChild': {
    spends: true,
    request: ({ cast, world }) => ({
      params: child(cast),
      body: {
        fullName: 'Pip Small',
        birthMonth: 1,
        birthYear: world.clock().getUTCFullYear() - 9,
      },
    }),
    allows: guardian(familyPolicy.correct),
    refused: 404,
  },
  'families.eraseChild': {
    spends: true,
    request: async (scene) => ({
      params: child(scene.cast),
      body: { confirmation: await usernameOf(scene, scene.cast['approved child'].id) },
    }),
    allows: guardian(familyPolicy.erase),
    refused: 404,
  },
  'families.keepChild': {
    request: ({ cast }) => ({ params: child(cast) }),
    allows: guardian(familyPolicy.erase),
    refused: 404,
  },
};

/** A link of the young person of the cast to an adult, which nobody has answered. */
async function waitingLink({ world, cast }: Scene): Promise<string> {
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
async function waitingPost({ world, cast }: Scene): Promise<string> {
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

declare module '#testing/matrix/case' {
  interface Covered {
    families: typeof familyMatrix;
  }
}
