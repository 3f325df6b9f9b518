import type { Person, World } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import type { Endpoint } from '@ribbon/domain/kernel';
import type { Input } from './case.ts';

interface Recorded {
  action: string;
  reason: string | null;
}

/** What system admins do is written down, with why; what they only read is not. */
const isAdminAct = ({ access, method }: Endpoint): boolean =>
  access === 'systemAdmin' && method !== 'GET';

/** What the log should say of a system admin who has just called this endpoint, and does not. */
export function missingIn(acts: readonly Recorded[], endpoint: Endpoint): string | undefined {
  if (!isAdminAct(endpoint)) return undefined;
  if (acts.length === 0) return 'an entry';
  const silent = acts.find(({ reason }) => (reason ?? '').trim() === '');
  return silent && `the reason of ${silent.action}`;
}

/** Whether an act whose reason is typed is done, or refused for something else, when it says nothing. */
export async function unaskedIn(
  world: World,
  admin: Person | undefined,
  endpoint: Endpoint,
  input: Input,
): Promise<boolean> {
  const { body } = input as { body?: Input };
  if (!isAdminAct(endpoint) || typeof body?.['reason'] !== 'string') return false;
  const silent = { ...input, body: { ...body, reason: '  ' } };
  const answer = await world.send(admin, endpoint, silent);
  const { issues = [] } = answer.json() as { issues?: { path: string }[] };
  return answer.statusCode !== 400 || issues.every(({ path }) => path !== 'reason');
}

/** What the log says that this person has done. */
export const actsOf = ({ db }: World, actorId: UserId) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'reason'])
    .where('actor_id', '=', actorId)
    .orderBy('id')
    .execute();
