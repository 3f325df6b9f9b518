import type { JoinPolicy } from '@ribbon/domain/clubs';
import { sql } from 'kysely';

/**
 * How people join a club. Where nobody runs it, newcomers wait for a future administrator:
 * otherwise people could get in before anybody checks, and see its children once it is run.
 */
export const joinPolicyOf = (clubs: string) =>
  sql<JoinPolicy>`case when ${sql.ref(`${clubs}.status`)} = 'approved'
    then ${sql.ref(`${clubs}.join_policy`)} else 'approval' end`;
