import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { Permission, VerifiedHow } from '@ribbon/domain/families';
import { type Kysely, sql } from 'kysely';

export interface Consent {
  childId: UserId;
  guardianId: UserId | null;
  purpose: string;
  action: 'given' | 'refused' | 'withdrawn';
  method: 'email_link' | 'family_space' | 'own_account' | VerifiedHow;
  noticeVersion: string;
  at: Date;
}

/** What is allowed now, and the record of every word that was given. */
export const consentStore = {
  async setPermission(
    tx: Kysely<DB>,
    switched: {
      childId: UserId;
      guardianId: UserId;
      permission: Permission;
      granted: boolean;
      expiresAt: Date | null;
      at: Date;
    },
  ): Promise<void> {
    const values = {
      parent_id: switched.guardianId,
      is_granted: switched.granted,
      granted_at: switched.granted ? switched.at : null,
      expires_at: switched.granted ? switched.expiresAt : null,
      updated_at: switched.at,
    };
    await tx
      .insertInto('minor_permissions')
      .values({ minor_id: switched.childId, permission_type: switched.permission, ...values })
      .onConflict((conflict) =>
        conflict.columns(['minor_id', 'permission_type']).doUpdateSet(values),
      )
      .execute();
  },

  /** Permissions that have run out and still stand as given; they do no more, and say so. */
  async runOut(
    tx: Kysely<DB>,
    now: Date,
  ): Promise<{ childId: UserId; permission: Permission; by: UserId }[]> {
    const rows = await tx
      .updateTable('minor_permissions')
      .set({ is_granted: false, granted_at: null, updated_at: now })
      .where('is_granted', '=', true)
      .where('expires_at', '<=', now)
      .returning(['minor_id', 'permission_type', 'parent_id'])
      .execute();
    return rows.map((row) => ({
      childId: row.minor_id as UserId,
      permission: row.permission_type as Permission,
      by: (row.parent_id ?? row.minor_id) as UserId,
    }));
  },

  async record(tx: Kysely<DB>, consents: readonly Consent[]): Promise<void> {
    await tx
      .insertInto('consent_records')
      .values(
        consents.map((consent) => ({
          child_id: consent.childId,
          guardian_id: consent.guardianId,
          purpose: consent.purpose,
          action: consent.action,
          method: consent.method,
          notice_version: consent.noticeVersion,
          recorded_at: consent.at,
        })),
      )
      .execute();
  },

  /** One function of the database answers for every policy: no row means no, and time runs out. */
  async permits(
    db: Kysely<DB>,
    childId: UserId,
    permission: Permission,
    at: Date,
  ): Promise<boolean> {
    const { rows } = await sql<{ permits: boolean }>`
      select has_parental_permission(${childId}, ${permission}, ${at}) as permits`.execute(db);
    return rows[0]?.permits === true;
  },
};
