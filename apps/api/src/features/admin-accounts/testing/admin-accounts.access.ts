import { newClub } from '#testing/club';
import { type CasesOf, type Scene } from '#testing/matrix/case';
import { child, stranger } from '#testing/matrix/people';
import { familyPolicy } from '@ribbon/domain/families';
import { guardian } from '#testing/matrix/people';

const REASON = 'They asked us to';

/** A request about a person nobody in the cast knows. */
const about = (body?: Record<string, unknown>) => async (scene: Scene) => ({
  params: { userId: await stranger(scene) },
  ...(body && { body: { ...body, reason: REASON } }),
});

/** The account of a child under 13 that waits for the guardian it named. */
async function waitingChild({ world }: Scene): Promise<string> {
  const { id } = await world.person({ userType: 'child_gymnast' });
  await world.db
    .updateTable('athlete_profiles')
    .set({ status: 'awaiting_guardian', waiting_since: world.clock() })
    .where('id', '=', id)
    .execute();
  await world.db
    .insertInto('guardian_requests')
    .values({
      child_id: id,
      kind: 'approval',
      role: 'primary',
      sent_to: `guardian.of.${id}@people.ribbon.test`,
      token_hash: id,
      expires_at: new Date(world.clock().getTime() + 86_400_000),
    })
    .execute();
  return id;
}

async function leaving(scene: Scene): Promise<string> {
  const { world } = scene;
  const userId = await stranger(scene);
  if (scene.part === 'visitor') return userId;
  await world.db
    .updateTable('athlete_profiles')
    .set({ status: 'deleting' })
    .where('id', '=', userId)
    .execute();
  await world.db
    .insertInto('account_deletion_requests')
    .values({
      user_id: userId,
      status_before: 'active',
      requested_at: world.clock(),
      undo_until: new Date(world.clock().getTime() + 86_400_000),
      by_admin: true,
    })
    .execute();
  return userId;
}

export const adminAccountMatrix: CasesOf<'adminAccounts' | 'accountOpenings'> = {
  'adminAccounts.list': {},
  'adminAccounts.read': { request: about() },
  'adminAccounts.open': {
    request: ({ cast }) => ({
      params: { userId: cast['approved child'].id },
      body: { reason: REASON },
    }),
  },
  'adminAccounts.setBadge': { request: about({ verified: true }) },
  'adminAccounts.setBeta': { request: about({ granted: true }) },
  'adminAccounts.signOut': { request: about({}) },
  'adminAccounts.askGuardian': {
    request: async (scene) => ({
      params: { userId: await waitingChild(scene) },
      body: { reason: REASON },
    }),
  },
  'adminAccounts.resendConfirmation': {
    request: () => ({ body: { email: 'who@people.ribbon.test', reason: REASON } }),
  },
  'adminAccounts.correct': {
    request: about({ fullName: 'Robin Field', birthMonth: 2, birthYear: 1991 }),
  },
  'adminAccounts.scheduleDeletion': { request: about({}) },
  'adminAccounts.undoDeletion': {
    request: async (scene) => ({
      params: { userId: await leaving(scene) },
      body: { reason: REASON },
    }),
  },
  'adminAccounts.changeRole': {
    request: async (scene) => ({
      params: { userId: await stranger(scene) },
      body: {
        change: 'grant',
        role: 'club_admin',
        clubId: await newClub(scene.world),
        reason: REASON,
      },
    }),
  },
  'accountOpenings.ofChild': {
    request: ({ cast }) => ({ params: child(cast) }),
    allows: guardian(familyPolicy.see),
    refused: 404,
  },
};

declare module '#testing/matrix/case' {
  interface Covered {
    adminAccounts: typeof adminAccountMatrix;
    accountOpenings: typeof adminAccountMatrix;
  }
}
