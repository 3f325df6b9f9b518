import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import {
  type AgeBand,
  type UserId,
  accountFaults,
  accountMessages,
  isReservedName,
} from '@ribbon/domain/accounts';
import type { Issue } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import type { ContentKind } from './moderation.draft.rules.ts';
import { moderator } from './moderation.local.service.ts';
import { moderationStore } from '../moderation.store.ts';

/** A name that others will see, and the field in which it was typed. */
interface NewName {
  field: string;
  text: string;
}

/** Whose name it is; nobody's yet while somebody signs up. */
interface Named {
  id: UserId | null;
  ageBand: AgeBand;
}

export type ReadNames = ReturnType<typeof readNames>;

/**
 * Reads names before they are saved and says beside each field what is wrong. They are read on this
 * server only: what a child is called is nobody else's business.
 */
export const readNames =
  ({ db, clock }: { db: Kysely<DB>; clock: Clock }) =>
  async (author: Named, names: readonly NewName[], kind: ContentKind = 'profile') => {
    const { judgeName } = await moderator();
    const issues: Issue[] = [];
    for (const { field, text } of names) {
      const verdict = judgeName(text, { kind: 'bio', field, author });
      const draft = { kind, field, text, audience: 'public' } as const;
      await moderationStore.insertVerdict(db, {
        author,
        draft,
        verdict,
        decidedBy: 'local',
        at: clock(),
        keepUntil: undefined,
      });
      if (verdict.isViolation) issues.push({ path: field, message: accountMessages.unfitName });
      else if (isReservedName(text)) {
        issues.push({ path: field, message: accountMessages.reservedName });
      }
    }
    const [first] = issues;
    if (first) throw accountFaults.nameRefused({ message: first.message, issues });
  };
