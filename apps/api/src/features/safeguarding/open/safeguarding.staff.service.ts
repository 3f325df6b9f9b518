import { isOfHousehold } from '#db/visibility/concerned';
import type { DB } from '#db/schema.generated';
import type { Member, UserId } from '@ribbon/domain/accounts';
import { type CaseId, type NewCase, caseFaults } from '@ribbon/domain/safeguarding';
import { type Kysely, sql } from 'kysely';
import type { CaseOpening } from './safeguarding.opening.service.ts';
import { recordCaseAct } from '../safeguarding.service.ts';

interface Found {
  id: UserId;
  isClose: boolean;
}

const childNamed = async (tx: Kysely<DB>, username: string, requester: UserId) => {
  const { rows } = await sql<Found>`
    select profile.id, ${isOfHousehold(sql`${requester}::uuid`, sql`profile.id`)} as "isClose"
    from athlete_profiles profile
    where lower(profile.username) = ${username.toLowerCase().replace(/^@/u, '')}`.execute(tx);
  return rows[0];
};

/** Opens a case on duty: somebody rang, or an administrator saw something. */
export const openingByHand =
  ({ db, opening }: { db: Kysely<DB>; opening: CaseOpening }) =>
  (admin: Member, { username, urgency, summary }: NewCase): Promise<{ caseId: CaseId }> =>
    db.transaction().execute(async (tx) => {
      const child = username === '' ? undefined : await childNamed(tx, username, admin.id);
      if (username !== '' && child === undefined) {
        const { message } = caseFaults.nobodyNamed;
        throw caseFaults.nobodyNamed({ issues: [{ path: 'username', message }] });
      }
      if (child?.isClose) throw caseFaults.concernsYou();
      const caseId = await opening.open(tx, {
        source: 'staff',
        childId: child?.id ?? null,
        openedBy: admin.id,
        urgency,
        category: null,
        summary,
      });
      await recordCaseAct(tx, admin, caseId, { kind: 'opened' });
      return { caseId };
    });
