import type { World } from '#testing/world';
import type { SanctionId, UserId } from '@ribbon/domain/accounts';
import type { AppealId, SanctionKind, SanctionedContent } from '@ribbon/domain/sanctions';

interface Options {
  kind?: SanctionKind;
  content?: SanctionedContent;
  issuedBy?: UserId;
  days?: number | null;
  isUnopened?: boolean;
}

const DAY_MS = 86_400_000;

/** A decision as the service leaves it; how it comes about is a matter of its own tests. */
export async function sanctioned(
  world: World,
  userId: UserId,
  {
    kind = 'warning',
    content,
    issuedBy,
    days = kind === 'limit' ? 7 : null,
    isUnopened,
  }: Options = {},
): Promise<SanctionId> {
  const now = world.clock();
  const { id } = await world.db
    .insertInto('account_sanctions')
    .values({
      user_id: userId,
      kind,
      content_type: content?.type ?? null,
      content_id: content?.id ?? null,
      reason: 'harassment',
      words: 'Please be kinder.',
      issued_by: issuedBy ?? null,
      created_at: now,
      until_at: days === null ? null : new Date(now.getTime() + days * DAY_MS),
      opened_at: isUnopened ? null : now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id as SanctionId;
}

/** An appeal that waits. */
export async function appealed(
  world: World,
  sanctionId: SanctionId,
  authorId: UserId,
): Promise<AppealId> {
  const { id } = await world.db
    .insertInto('appeals')
    .values({
      sanction_id: sanctionId,
      author_id: authorId,
      words: 'I did not mean it that way.',
      created_at: world.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id as AppealId;
}
