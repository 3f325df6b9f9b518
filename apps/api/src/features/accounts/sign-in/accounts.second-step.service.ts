import type { DB } from '#db/schema.generated';
import type { Config } from '#platform/config/config';
import type { Exchange } from '#platform/http/route';
import { sessionStore } from '#platform/session/sessions.store';
import { type SecondStep, type UserId, accountFaults } from '@ribbon/domain/accounts';
import { type Fault, commonFaults } from '@ribbon/domain/kernel';
import { isAPIError } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import type { AuthLibrary } from './accounts.library.service.ts';
import { credentialStore } from './accounts.credentials.store.ts';
import type { Welcome } from './accounts.sessions.service.ts';
import { stepOf } from './accounts.totp.rules.ts';

/** As long as the library locks the second factor after ten wrong codes in a row. */
const LOCK_SECONDS = 15 * 60;

interface Needs {
  db: Kysely<DB>;
  auth: AuthLibrary;
  config: Pick<Config, 'sessionSecret'>;
  sessions: Pick<Welcome, 'memberOf'>;
}

export type SecondSteps = ReturnType<typeof secondSteps>;

/** Codes of the second factor: each is good once. */
export function secondSteps({ db, auth, config, sessions }: Needs) {
  /** Refuses a code of the app that was used before, or is older than one that was. */
  async function spend(userId: UserId, code: string): Promise<void> {
    const secret = await credentialStore.twoFactorSecret(db, userId);
    if (secret === undefined) throw accountFaults.secondStepOver();
    const key = await symmetricDecrypt({ key: config.sessionSecret, data: secret });
    const step = stepOf(key, code, Date.now());
    if (step !== undefined && (await credentialStore.spendStep(db, userId, step))) return;
    throw wrongCode('That code has already been used. Please wait for the next one.');
  }

  return {
    spend,

    /** Finishes a sign-in that began with the right password; gives the cookies that it earns. */
    async pass({ kind, code }: SecondStep, exchange: Exchange): Promise<Headers> {
      const headers = withoutSession(exchange.headers);
      const answer = await (
        kind === 'totp'
          ? auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
          : auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true })
      ).catch((error: unknown) => {
        throw isAPIError(error) ? refusal(error.body?.code) : error;
      });
      if (kind === 'backup') return answer.headers;
      const member = await sessions.memberOf(answer.headers);
      if (member === undefined) throw accountFaults.secondStepOver();
      try {
        await spend(member.id, code);
      } catch (error) {
        // Nobody has seen this session.
        await sessionStore.end(db, member.id, member.sessionId);
        throw error;
      }
      return answer.headers;
    },
  };
}

/**
 * With a session cookie the library would check the code of the account already signed in, and
 * count no failures.
 */
function withoutSession(given: Headers): Headers {
  const headers = new Headers(given);
  const pairs = (given.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  headers.set('cookie', pairs.filter((pair) => !pair.includes('session_token=')).join('; '));
  return headers;
}

function refusal(code: string | undefined): Fault {
  switch (code) {
    case 'INVALID_CODE':
    case 'INVALID_BACKUP_CODE':
      return wrongCode();
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return commonFaults.tooManyRequests({ data: { retryAfterSeconds: LOCK_SECONDS } });
    default:
      return accountFaults.secondStepOver();
  }
}

const wrongCode = (message = accountFaults.wrongCode.message) =>
  accountFaults.wrongCode({ message, issues: [{ path: 'code', message }] });
