import type { DB } from '#db/schema.generated';
import type { Member } from '@ribbon/domain/accounts';
import type { ServiceTest } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { recordAct } from '../db/audit.ts';
import { withoutAddresses } from './outbox/worker.ts';

/** A service that takes longer is no help to the person waiting for it. */
const SECONDS = 20;
const REASON_MAX = 200;

interface Question {
  /** For the audit: `noun.tested`, and which service that is. */
  action: string;
  reason: string;
  /** Asks something harmless, and rejects when there is no good answer. */
  ask(): Promise<unknown>;
  words: { works: string; failed(reason: string): string };
  /** Keys the service is reached with: they are removed from whatever it says. */
  secrets?: readonly string[];
  seconds?: number;
}

/** Asks a service while an administrator waits: written down, bounded in time, and never a fault of ours. */
export async function testService(
  db: Kysely<DB>,
  actor: Pick<Member, 'id'>,
  { action, reason, ask, words, secrets = [], seconds = SECONDS }: Question,
): Promise<ServiceTest> {
  await recordAct(db, { actorId: actor.id, action, reason });
  const late = new AbortController();
  try {
    await Promise.race([ask(), tooLate(seconds, late.signal)]);
    return { works: true, message: words.works };
  } catch (error) {
    return { works: false, message: words.failed(reasonOf(error, secrets)) };
  } finally {
    late.abort();
  }
}

const tooLate = (seconds: number, answered: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    const timer = setTimeout(
      () => fail(new DOMException('too late', 'TimeoutError')),
      seconds * 1000,
    );
    answered.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

function reasonOf(error: unknown, secrets: readonly string[]): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timed out';
  if (error.name === 'ZodError' || error.name === 'SyntaxError') return 'unexpected response shape';
  const reason = secrets
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '(hidden)'), withoutAddresses(error));
  return reason === '' ? error.name : reason.slice(0, REASON_MAX);
}
