import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import type { Actor } from '@ribbon/domain/accounts';
import { type CommentAccess, commentPolicy } from '@ribbon/domain/comments';
import type { Kysely } from 'kysely';
import type { CommentedPost } from './comments.sql.ts';

interface Needs {
  db: Kysely<DB>;
  guardians: Pick<GuardianGate, 'permits'>;
}

/** Whether somebody may write below a post that they may read. */
export async function commentAccess(
  { db, guardians }: Needs,
  actor: Actor,
  post: CommentedPost,
): Promise<CommentAccess> {
  const access = commentPolicy.access(actor, post, true);
  const asks = access === 'open' && actor !== undefined && commentPolicy.needsGuardian(actor);
  if (!asks) return access;
  const isPermitted = await guardians.permits(db, actor.id, 'comment');
  return commentPolicy.access(actor, post, isPermitted);
}
