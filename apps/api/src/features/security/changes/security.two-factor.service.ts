import type { DB } from '#db/schema.generated';
import type { AccountRecords, AuthLibrary, Credentials, SecondSteps } from '#features/accounts';
import type { Config } from '#platform/config/config';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Exchange } from '#platform/http/route';
import type { Sessions, SignedIn } from '#platform/session/session';
import { accountFaults } from '@ribbon/domain/accounts';
import {
  type PasswordProof,
  type TotpCode,
  type TwoFactorSetup,
  securityFaults,
  securityPolicy,
} from '@ribbon/domain/security';
import type { Settings } from '@ribbon/domain/settings';
import { isAPIError } from 'better-auth/api';
import type { Kysely } from 'kysely';

interface Needs {
  db: Kysely<DB>;
  config: Pick<Config, 'adminTwoFactor'>;
  auth: AuthLibrary;
  domainEvents: DomainEvents;
  sessions: Sessions;
  credentials: Credentials;
  secondSteps: SecondSteps;
  records: Pick<AccountRecords, 'forgetSecondFactor'>;
  settings: { read(): Promise<Settings> };
}

export type TwoFactorService = ReturnType<typeof twoFactorService>;

/**
 * The second factor. The library keeps secrets and codes, and puts another session in place of the
 * old one whenever the factor is switched: its cookies are always handed on.
 */
export function twoFactorService(needs: Needs) {
  const { db, config, auth, domainEvents, sessions, credentials, secondSteps, settings, records } =
    needs;
  return {
    async backupCodesLeft(actor: SignedIn): Promise<number> {
      if (!actor.twoFactorEnabled) return 0;
      const answer = await auth.api
        .viewBackupCodes({ body: { userId: actor.id } })
        .catch((error: unknown) => {
          if (isAPIError(error)) return { backupCodes: [] };
          throw error;
        });
      return answer.backupCodes.length;
    },

    async start(
      actor: SignedIn,
      { password }: PasswordProof,
      exchange: Exchange,
    ): Promise<TwoFactorSetup> {
      if (actor.twoFactorEnabled) throw securityFaults.twoFactorIsOn();
      if (actor.email === null) throw securityFaults.twoFactorNeedsEmail();
      await credentials.prove(actor.id, password);
      // What an interrupted switch left behind would stand in the way for good.
      await records.forgetSecondFactor(db, actor.id);
      const { platformName } = await settings.read();
      const answer = await auth.api.enableTwoFactor({
        body: { password, method: 'totp', issuer: platformName },
        headers: exchange.headers,
      });
      if (answer.method !== 'totp') throw new Error('Library returned no secret');
      const secret = new URL(answer.totpURI).searchParams.get('secret') ?? '';
      return { uri: answer.totpURI, secret, backupCodes: answer.backupCodes };
    },

    /** Sign-ins that were made without the second factor end with it. */
    async confirm(actor: SignedIn, { code }: TotpCode, exchange: Exchange): Promise<void> {
      if (actor.twoFactorEnabled) throw securityFaults.twoFactorIsOn();
      const { headers } = await auth.api
        .verifyTOTP({ body: { code }, headers: exchange.headers, returnHeaders: true })
        .catch((error: unknown) => {
          if (!isAPIError(error)) throw error;
          throw error.body?.code === 'INVALID_CODE'
            ? wrongCode()
            : securityFaults.twoFactorNotStarted();
        });
      // The code that switched it on is not good for signing in as well.
      await secondSteps.spend(actor.id, code);
      const cookies = headers.getSetCookie();
      exchange.setCookies(cookies);
      const sent = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
      const here = await sessions.memberOf(sent);
      await db.transaction().execute(async (tx) => {
        await credentials.endSessions(tx, actor.id, { except: here?.sessionId });
        await domainEvents.publish(tx, 'two_factor.enabled', { userId: actor.id });
      });
    },

    async stop(actor: SignedIn, { password }: PasswordProof, exchange: Exchange): Promise<void> {
      if (!securityPolicy.stopTwoFactor(actor, config)) throw securityFaults.adminsKeepTwoFactor();
      if (!actor.twoFactorEnabled) throw securityFaults.twoFactorIsOff();
      await credentials.prove(actor.id, password);
      const { headers } = await auth.api.disableTwoFactor({
        body: { password },
        headers: exchange.headers,
        returnHeaders: true,
      });
      exchange.setCookies(headers.getSetCookie());
      await domainEvents.publish(db, 'two_factor.disabled', { userId: actor.id });
    },

    async renewBackupCodes(actor: SignedIn, { password }: PasswordProof, exchange: Exchange) {
      if (!actor.twoFactorEnabled) throw securityFaults.twoFactorIsOff();
      await credentials.prove(actor.id, password);
      const { backupCodes } = await auth.api.generateBackupCodes({
        body: { password },
        headers: exchange.headers,
      });
      return { backupCodes };
    },
  };
}

const wrongCode = () =>
  accountFaults.wrongCode({ issues: [{ path: 'code', message: accountFaults.wrongCode.message }] });
