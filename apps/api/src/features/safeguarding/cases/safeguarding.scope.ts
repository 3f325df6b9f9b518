import type { Platform } from '#platform/slice';
import type { SignedIn } from '#platform/session/session';
import { type Handler, type Route, handle } from '#platform/http/route';
import { hasReader, hiddenCases, isNoneOf } from '#db/visibility/concerned';
import type { Endpoint } from '@ribbon/domain/kernel';
import { type CaseId, caseFaults, casePolicy } from '@ribbon/domain/safeguarding';
import type { RawBuilder } from 'kysely';

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

/** Whether a case, by the column that holds its id, may be read. */
export const maySee = (requester: RawBuilder<unknown>, caseId: RawBuilder<unknown>) =>
  isNoneOf(hiddenCases(requester), caseId);

/** A case, as it is asked who may read it. */
export const asCase = (id: CaseId) => ({ hidden: hiddenCases, id });

/** Says to the operator that a case concerns every administrator there is. */
export const withoutReader = ({ db, log }: Pick<Platform, 'db' | 'log'>) =>
  async function notifyOperator(caseId: CaseId): Promise<void> {
    if (await hasReader(db, asCase(caseId))) return;
    log.error({ caseId }, 'no system admin may read a safeguarding case: it concerns all of them');
  };
