import type { Exchange } from '#platform/route';
import { type SecondStep, accountFaults } from '@ribbon/domain/accounts';
import { type Fault, commonFaults } from '@ribbon/domain/kernel';
import { isAPIError } from 'better-auth/api';
import type { AuthLibrary } from './accounts.auth.ts';

/** As long as the library locks the second factor after ten wrong codes in a row. */
const LOCK_SECONDS = 15 * 60;

/** Finishes a sign-in that began with the right password; gives the cookies that it earns. */
export async function passSecondStep(
  auth: AuthLibrary,
  { kind, code }: SecondStep,
  exchange: Exchange,
): Promise<Headers> {
  const headers = withoutSession(exchange.headers);
  try {
    const answer =
      kind === 'totp'
        ? await auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
        : await auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true });
    return answer.headers;
  } catch (error) {
    throw isAPIError(error) ? refusal(error.body?.code) : error;
  }
}

/** The library would check the code of whoever is signed in already, and count no failures. */
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
      return accountFaults.wrongCode({
        issues: [{ path: 'code', message: accountFaults.wrongCode.message }],
      });
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return commonFaults.tooManyRequests({ data: { retryAfterSeconds: LOCK_SECONDS } });
    default:
      return accountFaults.secondStepOver();
  }
}
