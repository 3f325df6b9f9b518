import { clubWithAdmin, listedClub } from '#testing/club';
import { type CasesOf, NOBODY, type Scene, body, missing } from '#testing/matrix/case';
import { asStaff, inOwnClub, managesClub, ofClub, runsClub } from '#testing/matrix/club';
import { type Member, can } from '@ribbon/domain/accounts';
import type { Part } from '#testing/cast';

/** Who has joined it from the beginning; the club has confirmed one of them. */
const HAS_JOINED: ReadonlySet<Part> = new Set(['confirmed member', 'only joined']);

/** Who has only joined meets nobody. */
const meetsMembers = {
  allows: (_: Member, part: Part) => part === 'club admin' || part === 'confirmed member',
  refused: 404,
} as const;

/** A file of clubs that was read and not imported yet. */
async function readImport({ world, cast }: Scene) {
  const { id: importId } = await world.db
    .insertInto('club_imports')
    .values({
      started_by: cast['system admin'].id,
      total_rows: 1,
      rows: JSON.stringify([]),
      error_rows: JSON.stringify([]),
      created_at: world.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { importId }, body: { reason: 'A list from the federation' } };
}

export const clubMatrix: CasesOf<
  'clubAdmin' | 'clubs' | 'clubManagement' | 'invitations' | 'teammates'
> = {
  'clubAdmin.list': { request: () => ({ query: {} }) },
  'clubAdmin.create': {
    request: body({ name: 'New', city: 'Leeds', country: 'Spain', reason: 'They asked us to' }),
  },
  'clubAdmin.update': {
    request: ({ cast }) => ({
      params: { clubId: cast.clubId },
      body: {
        version: 1,
        details: { name: 'New', city: 'Leeds', country: 'Spain' },
        reason: 'It has moved',
      },
    }),
  },
  'clubAdmin.remove': {
    request: ({ cast }) => ({
      params: { clubId: cast.clubId },
      body: { confirmation: 'Cast Club', reason: 'A duplicate' },
    }),
  },
  'clubAdmin.restore': {
    request: async ({ world }) => ({
      params: { clubId: await listedClub(world, { deleted_at: world.clock() }) },
      body: { reason: 'Deleted by mistake' },
    }),
  },
  'clubAdmin.removeAdmin': {
    request: async ({ world }) => {
      const { clubId, admin } = await clubWithAdmin(world);
      return { params: { clubId, userId: admin.id }, body: { reason: 'Left the club' } };
    },
  },
  'clubAdmin.previewImport': { request: body({ csv: 'name,city,country\nNew,Leeds,Spain' }) },
  'clubAdmin.latestImport': {},
  'clubAdmin.import': missing({ importId: NOBODY }),
  'clubAdmin.runImport': { request: readImport },
  'clubAdmin.cancelImport': { request: readImport },

  'clubs.choices': { request: () => ({ query: { search: '' } }) },
  'clubs.find': { request: () => ({ query: { near: 'Leeds' } }) },
  'clubs.programs': {},
  'clubs.read': { request: ofClub },
  'clubs.page': {
    request: async ({ world, cast }) => {
      const { slug } = await world.db
        .selectFrom('clubs')
        .select('slug')
        .where('id', '=', cast.clubId)
        .executeTakeFirstOrThrow();
      return { params: { slug } };
    },
  },
  'clubs.join': {
    request: ofClub,
    allows: (_, part) => !HAS_JOINED.has(part),
    refused: 409,
  },
  'clubs.leave': {
    request: ofClub,
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

  'invitations.list': { ...managesClub, request: inOwnClub() },
  'invitations.create': {
    request: inOwnClub({ body: { email: null, role: 'member' } }),
    allows: managesClub.allows,
  },
  'invitations.revoke': {
    request: async (scene) => ({
      params: { ...(await inOwnClub()(scene)).params, invitationId: NOBODY },
    }),
    allows: () => false,
    refused: (part) => (part === 'club admin' ? 404 : 403),
  },
  'invitations.open': { request: body({ token: 'none' }), answers: 410 },
  'invitations.accept': { request: body({ token: 'none' }), answers: 410 },

  'teammates.list': { ...meetsMembers, request: inOwnClub() },
  'teammates.figures': { ...meetsMembers, request: inOwnClub() },
};

declare module '#testing/matrix/case' {
  interface Covered {
    clubAdmin: typeof clubMatrix;
    clubs: typeof clubMatrix;
    clubManagement: typeof clubMatrix;
    invitations: typeof clubMatrix;
    teammates: typeof clubMatrix;
  }
}
