import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { GuardianRole, RequestId, RequestKind } from '@ribbon/domain/families';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';

export interface GuardianRequest {
  id: RequestId;
  childId: UserId;
  kind: RequestKind;
  role: GuardianRole;
  sentTo: string;
  requestedBy: UserId | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export type OpenRequest = Pick<GuardianRequest, 'id' | 'childId' | 'role' | 'sentTo' | 'expiresAt'>;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const COLUMNS = [
  'id',
  'child_id as childId',
  'kind',
  'role',
  'sent_to as sentTo',
  'requested_by as requestedBy',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'used_at as usedAt',
] as const;

/** What was sent for these children and waits for an answer. */
export const openInvites = (children: RawBuilder<unknown>, now: Date) => sql<OpenRequest>`
  select id, child_id as "childId", role, sent_to as "sentTo", expires_at as "expiresAt"
  from guardian_requests
  where child_id = any(${children}::uuid[]) and kind <> 'approval' and used_at is null
    and expires_at > ${now}
  order by created_at`;

type Target = { childId: UserId; kind: RequestKind; sentTo: string };

export const requestStore = {
  async insert(
    tx: Kysely<DB>,
    request: Omit<GuardianRequest, 'id' | 'usedAt' | 'requestedBy'> & { requestedBy: UserId },
  ): Promise<RequestId> {
    const { id } = await tx
      .insertInto('guardian_requests')
      .values({
        child_id: request.childId,
        kind: request.kind,
        role: request.role,
        sent_to: request.sentTo,
        requested_by: request.requestedBy,
        created_at: request.createdAt,
        expires_at: request.expiresAt,
        // Nobody holds this one: the secret is made when the mail is written.
        token_hash: hashOf(randomBytes(32).toString('base64url')),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id as RequestId;
  },

  /** How many links went out lately; locks the child, so that two requests at once are counted. */
  async countSince(
    tx: Kysely<DB>,
    { childId, sentTo }: Target,
    since: Date,
  ): Promise<{ forChild: number; toAddress: number }> {
    await tx.selectFrom('users').select('id').where('id', '=', childId).forNoKeyUpdate().execute();
    return tx
      .selectNoFrom((eb) => [
        eb
          .selectFrom('guardian_requests')
          .select(eb.fn.countAll<number>().as('n'))
          .where('child_id', '=', childId)
          .where('created_at', '>', since)
          .$asScalar()
          .$notNull()
          .as('forChild'),
        eb
          .selectFrom('guardian_requests')
          .select(eb.fn.countAll<number>().as('n'))
          .where('sent_to', '=', sentTo)
          .where('created_at', '>', since)
          .$asScalar()
          .$notNull()
          .as('toAddress'),
      ])
      .executeTakeFirstOrThrow();
  },

  /** An approval has one address at a time; invitations stand beside each other. */
  async replaceOpen(tx: Kysely<DB>, { childId, kind, sentTo }: Target, at: Date): Promise<void> {
    await tx
      .updateTable('guardian_requests')
      .set({ used_at: at, outcome: 'replaced' })
      .where('child_id', '=', childId)
      .where('kind', '=', kind)
      .where('used_at', 'is', null)
      .$if(kind !== 'approval', (query) => query.where('sent_to', '=', sentTo))
      .execute();
  },

  async byToken(tx: Kysely<DB>, tokenHash: string): Promise<GuardianRequest | undefined> {
    const row = await tx
      .selectFrom('guardian_requests')
      .select(COLUMNS)
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row as GuardianRequest | undefined;
  },

  async byId(db: Kysely<DB>, id: RequestId): Promise<GuardianRequest | undefined> {
    const row = await db
      .selectFrom('guardian_requests')
      .select(COLUMNS)
      .where('id', '=', id)
      .executeTakeFirst();
    return row as GuardianRequest | undefined;
  },

  /** The newest request for a waiting child, open or not. */
  async latestApproval(db: Kysely<DB>, childId: UserId): Promise<GuardianRequest | undefined> {
    const row = await db
      .selectFrom('guardian_requests')
      .select(COLUMNS)
      .where('child_id', '=', childId)
      .where('kind', '=', 'approval')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row as GuardianRequest | undefined;
  },

  /** Puts a fresh secret behind a request and hands it out, this once. */
  async renewSecret(db: Kysely<DB>, id: RequestId): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await db
      .updateTable('guardian_requests')
      .set({ token_hash: hashOf(token) })
      .where('id', '=', id)
      .execute();
    return token;
  },

  /** Spends a request. False when somebody was faster. */
  async settle(
    tx: Kysely<DB>,
    id: RequestId,
    use: { outcome: 'approved' | 'declined' | 'replaced'; by: UserId | null; at: Date },
  ): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('guardian_requests')
      .set({ used_at: use.at, used_by: use.by, outcome: use.outcome })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
};
