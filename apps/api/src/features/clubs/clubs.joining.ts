import type { JoinPolicy } from '@ribbon/domain/clubs';
import { sql } from 'kysely';

/**
 * How one joins a club. Where nobody runs it, whoever wants to come waits for somebody who will:
 * else people could be in before anybody looks, and see its children once it is run.
 */
export const joinPolicyOf = (clubs: string) =>
  sql<JoinPolicy>`case when ${sql.ref(`${clubs}.status`)} = 'approved'
    then ${sql.ref(`${clubs}.join_policy`)} else 'approval' end`;
