import type { ClubId } from '@ribbon/domain/accounts';
import { type ClaimId, claimEndpoints } from '@ribbon/domain/claims';
import type { Person, World } from '../world.ts';

/** Asks for a club as a real claimer does, and gives the request's id. */
export async function claimOf(world: World, person: Person, clubId: ClubId): Promise<ClaimId> {
  await world.call(person, claimEndpoints.submit, {
    params: { clubId },
    body: { name: 'Nadia', email: person.email, message: 'I have run this club since 2010.' },
  });
  const { id } = await world.db
    .selectFrom('club_claim_requests')
    .select('id')
    .where('requester_id', '=', person.id)
    .where('club_id', '=', clubId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return id as ClaimId;
}

/** Everything that says who runs a club. */
export async function clubStateOf(world: World, clubId: ClubId) {
  const { db } = world;
  const club = await db
    .selectFrom('clubs')
    .select([
      'status',
      'is_claimed as isClaimed',
      'claimed_by as claimedBy',
      'claimed_at as claimedAt',
    ])
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow();
  const admins = await db
    .selectFrom('club_admins')
    .select('user_id')
    .where('club_id', '=', clubId)
    .orderBy('user_id')
    .execute();
  const roles = await db
    .selectFrom('user_roles')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('role', '=', 'club_admin')
    .where('is_active', '=', true)
    .orderBy('user_id')
    .execute();
  const members = await db
    .selectFrom('club_memberships')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('membership_type', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('user_id')
    .execute();
  const ids = (rows: { user_id: string }[]) => rows.map((row) => row.user_id);
  return { ...club, admins: ids(admins), roles: ids(roles), members: ids(members) };
}
