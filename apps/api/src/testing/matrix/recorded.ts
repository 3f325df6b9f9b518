import type { World } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import type { Endpoint } from '@ribbon/domain/kernel';
import type { EndpointName } from './case.ts';

/** Acts of system admins that change nothing, whether or not a service was asked. */
const CHANGES_NOTHING: ReadonlySet<EndpointName> = new Set([
  'media.testCheck',
  'moderation.test',
  // Nothing is imported before somebody runs it.
  'clubAdmin.previewImport',
]);

/** Acts whose entry says it all, or whose words are kept elsewhere. */
const SPEAKS_FOR_ITSELF: ReadonlySet<EndpointName> = new Set([
  'settings.change',
  'clubAdmin.create',
  'clubAdmin.update',
  'clubAdmin.restore',
  'clubAdmin.runImport',
  'clubAdmin.cancelImport',
  // A yes needs no words, and an edit that cancels or rejects asks for them itself.
  'competitionAdmin.decide',
  'competitionAdmin.update',
  'waitlist.inviteFirst',
  'waitlist.inviteChosen',
  'waitlist.inviteAgain',
  // The answer is kept with the message.
  'messages.answer',
  'messages.change',
  // Who works on what.
  'tickets.take',
  'tickets.handBack',
  'tickets.note',
  // The timeline of a case keeps the words, where fewer people read and nobody changes them.
  'safeguarding.note',
  'safeguarding.link',
  'safeguarding.take',
  'safeguarding.handOver',
  'safeguarding.refer',
  'safeguarding.close',
  'safeguarding.reopen',
]);

interface Recorded {
  action: string;
  reason: string | null;
}

/** What the log should say of a system admin who has just called this endpoint, and does not. */
export function missingIn(
  acts: readonly Recorded[],
  name: EndpointName,
  { access, method }: Endpoint,
): string | undefined {
  if (access !== 'systemAdmin' || method === 'GET' || CHANGES_NOTHING.has(name)) return undefined;
  const [act] = acts;
  if (act === undefined) return 'an entry';
  return act.reason || SPEAKS_FOR_ITSELF.has(name) ? undefined : `the reason of ${act.action}`;
}

/** What the log says that this person has done. */
export const actsOf = ({ db }: World, actorId: UserId) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'reason'])
    .where('actor_id', '=', actorId)
    .orderBy('id')
    .execute();
