import type { SignedIn } from '#platform/session/session';
import { type Handler, type Route, handle } from '#platform/http/route';
import type { Endpoint } from '@ribbon/domain/kernel';
import { caseFaults, casePolicy } from '@ribbon/domain/safeguarding';
import { type RawBuilder, sql } from 'kysely';

/** An endpoint that opens only with a second factor, whatever the platform asks of other pages. */
export const handleCase = <E extends Endpoint & { access: 'systemAdmin' }>(
  endpoint: E,
  handler: Handler<E>,
): Route =>
  handle<E>(endpoint, async (request) => {
    const { actor } = request as { actor: SignedIn };
    if (!casePolicy.enter(actor)) throw caseFaults.secondFactorNeeded();
    return handler(request);
  });

/**
 * The cases that a system admin must not see, whoever asks: about themselves, about a child whom they
 * look after or did once, and those to which they are linked. Nobody reads what a child told of them.
 */
export const hiddenCases = (asker: RawBuilder<unknown>): RawBuilder<{ id: string }> =>
  sql`(select own.id from safeguarding_reports own where own.child_id = ${asker}
    union all select theirs.id from parental_relationships g
      join safeguarding_reports theirs on theirs.child_id = g.child_id where g.parent_id = ${asker}
    union all select n.report_id from safeguarding_notes n
      where n.subject_kind = 'profile' and n.subject_id = ${asker})`;

/** Whether a case, by the column that holds its id, may be read. */
export const maySee = (asker: RawBuilder<unknown>, caseId: RawBuilder<unknown>) =>
  sql<boolean>`${caseId} not in ${hiddenCases(asker)}`;
