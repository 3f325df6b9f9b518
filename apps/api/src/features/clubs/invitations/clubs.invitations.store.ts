import { shownClubImage } from '#db/people/cards';
import { isInGoodStanding, isLivingLink } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { type ClubId, type Member, type UserId, isChild } from '@ribbon/domain/accounts';
import type { Invitation, InvitationId, InvitationView, InvitedRole } from '@ribbon/domain/clubs';
import { type Kysely, sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const newToken = (): string => randomBytes(32).toString('base64url');

interface NewRow {
  clubId: ClubId;
  invitedBy: UserId;
  email: string | null;
  role: InvitedRole;
  createdAt: Date;
  expiresAt: Date;
}

interface Taken {
  clubId: ClubId;
  email: string | null;
  role: InvitedRole;
  /** The sender still runs the club. */
  isFromClub: boolean;
}

export const invitationStore = {
  async purge(db: Kysely<DB>, before: Date): Promise<void> {
    await db.deleteFrom('club_invitations').where('expires_at', '<', before).execute();
  },

  /** The secret is handed out here and kept nowhere. */
  async insert(tx: Kysely<DB>, row: NewRow): Promise<{ id: InvitationId; token: string }> {
    const token = newToken();
    const { id } = await tx
      .insertInto('club_invitations')
      .values({
        club_id: row.clubId,
        invited_by: row.invitedBy,
        email: row.email,
        membership_type: row.role,
        token_hash: hashOf(token),
        created_at: row.createdAt,
        expires_at: row.expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: id as InvitationId, token };
  },

  async open(db: Kysely<DB>, clubId: ClubId, now: Date, limit: number): Promise<Invitation[]> {
    const rows = await db
      .selectFrom('club_invitations')
      .select([
        'id',
        'email',
        'membership_type as role',
        'created_at as createdAt',
        'expires_at as expiresAt',
      ])
      .where('club_id', '=', clubId)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows as Invitation[];
  },

  /** Withdraws an unused invitation so that nobody can use it. */
  async revoke(
    tx: Kysely<DB>,
    clubId: ClubId,
    by: { id: InvitationId } | { email: string },
    at: Date,
  ): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('club_invitations')
      .set({ revoked_at: at })
      .where('club_id', '=', clubId)
      .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : ''))
      .$if('email' in by, (query) => query.where('email', '=', 'email' in by ? by.email : ''))
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Spends an invitation; of two attempts at once, one gets it. */
  async take(
    tx: Kysely<DB>,
    token: string,
    { by, at }: { by: UserId; at: Date },
  ): Promise<Taken | undefined> {
    const row = await tx
      .updateTable('club_invitations')
      .set({ used_at: at, used_by: by })
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', at)
      .returning((eb) => [
        'club_id as clubId',
        'email',
        'membership_type as role',
        eb
          .exists(
            eb
              .selectFrom('club_admins as admin')
              .select('admin.user_id')
              .whereRef('admin.club_id', '=', 'club_invitations.club_id')
              .whereRef('admin.user_id', '=', 'club_invitations.invited_by')
              .where(isInGoodStanding(sql.ref('admin.user_id'))),
          )
          .as('isFromClub'),
      ])
      .executeTakeFirst();
    return row as Taken | undefined;
  },

  async view(
    db: Kysely<DB>,
    token: string,
    { reader, now }: { reader: UserId | undefined; now: Date },
  ): Promise<InvitationView | undefined> {
    const { rows } = await sql<InvitationView>`
      select club.id as "clubId", club.name as "clubName", club.city, club.country, club.image_art as art,
        ${shownClubImage('club')} as "imageId",
        club.description, club.join_policy as "joinPolicy", invitation.membership_type as role,
        invitation.email is not null as "isPersonal",
        (select member.status from club_memberships member
         where member.club_id = club.id and member.user_id = ${reader ?? null} and member.status <> 'left') as status
      from club_invitations invitation join clubs club on club.id = invitation.club_id
      where invitation.token_hash = ${hashOf(token)} and invitation.used_at is null and invitation.revoked_at is null
        and invitation.expires_at > ${now} and club.status = 'approved' and club.deleted_at is null`.execute(
      db,
    );
    return rows[0];
  },

  /**
   * Whether a mailed invitation is for this person: by their own address or, under 13, a guardian's.
   * From 13 on a linked adult is asked for themselves.
   */
  async isFor(
    tx: Kysely<DB>,
    email: string,
    { id, ageBand }: Pick<Member, 'id' | 'ageBand'>,
  ): Promise<boolean> {
    const { rows } = await sql`
      select from users account where account.email = ${email} and (account.id = ${id}
        or ${isChild(ageBand)} and exists (
          select from parental_relationships guardian_link
          where guardian_link.parent_id = account.id and guardian_link.child_id = ${id} and ${isLivingLink()}))`.execute(
      tx,
    );
    return rows.length === 1;
  },

  async toMail(db: Kysely<DB>, id: InvitationId, now: Date) {
    const { rows } = await sql<{
      email: string;
      role: InvitedRole;
      clubId: ClubId;
      clubName: string;
    }>`
      select invitation.email, invitation.membership_type as role, club.id as "clubId", club.name as "clubName"
      from club_invitations invitation join clubs club on club.id = invitation.club_id
      where invitation.id = ${id} and invitation.email is not null and invitation.used_at is null and invitation.revoked_at is null
        and invitation.expires_at > ${now} and club.deleted_at is null`.execute(db);
    return rows[0];
  },

  /** Puts a fresh secret behind an invitation and hands it out, this once. */
  async renewSecret(db: Kysely<DB>, id: InvitationId): Promise<string> {
    const token = newToken();
    await db
      .updateTable('club_invitations')
      .set({ token_hash: hashOf(token) })
      .where('id', '=', id)
      .execute();
    return token;
  },
};
