import type { World } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import type { Endpoint } from '@ribbon/domain/kernel';
import type { Input } from './case.ts';

interface Recorded {
  action: string;
  reason: string | null;
}

/** What system admins do is written down, with why; what they only read is not. */
export const isAdminAct = ({ access, method }: Endpoint): boolean =>
  access === 'systemAdmin' && method !== 'GET';

/** What the log should say of a system admin who has just called this endpoint, and does not. */
export function missingIn(acts: readonly Recorded[], endpoint: Endpoint): string | undefined {
  if (!isAdminAct(endpoint)) return undefined;
  if (acts.length === 0) return 'an entry';
  const silent = acts.find(({ reason }) => (reason ?? '').trim() === '');
  return silent && `the reason of ${silent.action}`;
}

/** The same request with nothing but blanks where the reason is typed; undefined where none is. */
export function withoutReason({ access }: Endpoint, input: Input): Input | undefined {
  const { body } = input as { body?: Input };
  const isTyped = access === 'systemAdmin' && typeof body?.['reason'] === 'string';
  return isTyped ? { ...input, body: { ...body, reason: '  ' } } : undefined;
}

/** What the log says that this person has done. */
export const actsOf = ({ db }: World, actorId: UserId) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'reason'])
    .where('actor_id', '=', actorId)
    .orderBy('id')
    .execute();
