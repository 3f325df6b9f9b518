import { isRefusedAddress } from '#db/people/people';
import type { DB } from '#db/schema.generated';
import type { AuthLibrary, Credentials } from '#features/accounts';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { reveal } from '#platform/http/guards';
import type { Exchange } from '#platform/http/route';
import type { SignedIn } from '#platform/session/session';
import type { PasswordChange } from '@ribbon/domain/accounts';
import { SESSIONS_SHOWN, type SecurityOverview, type SessionId } from '@ribbon/domain/security';
import type { Kysely } from 'kysely';
import { browserWords } from './security.browser.rules.ts';
import { securityStore } from './security.store.ts';
import type { TwoFactorService } from './changes/security.two-factor.service.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  auth: AuthLibrary;
  credentials: Credentials;
  twoFactor: TwoFactorService;
}

export type SecurityService = ReturnType<typeof securityService>;

export const securityService = ({
  db,
  clock,
  domainEvents,
  auth,
  credentials,
  twoFactor,
}: Needs) => ({
  async overview(actor: SignedIn): Promise<SecurityOverview> {
    const now = clock();
    const wish = await securityStore.wish(db, actor.id, now);
    const sessions = await securityStore.openSessions(db, actor.id, now, SESSIONS_SHOWN);
    return {
      email: actor.email,
      emailIsRefused: actor.email !== null && (await isRefusedAddress(db, actor.email)),
      pendingEmail: wish?.newEmail ?? null,
      pendingEmailWaits: wish?.waits ?? false,
      twoFactorEnabled: actor.twoFactorEnabled,
      backupCodesLeft: await twoFactor.backupCodesLeft(actor),
      sessions: sessions.map(({ userAgent, ...session }) => ({
        ...session,
        id: session.id as SessionId,
        browser: browserWords(userAgent),
        isCurrent: session.id === actor.sessionId,
      })),
    };
  },

  async endSession(actor: SignedIn, sessionId: SessionId): Promise<void> {
    reveal(sessionId, await credentials.endSession(db, actor.id, sessionId));
  },

  async endAllSessions(actor: SignedIn, exchange: Exchange): Promise<void> {
    await credentials.endSessions(db, actor.id);
    const { headers } = await auth.api.signOut({ headers: exchange.headers, returnHeaders: true });
    exchange.setCookies(headers.getSetCookie());
  },

  async changePassword(actor: SignedIn, change: PasswordChange): Promise<void> {
    await credentials.prove(actor.id, change.currentPassword, 'currentPassword');
    const passwordHash = await credentials.hash(change.password);
    await db.transaction().execute(async (tx) => {
      await credentials.setPassword(tx, actor.id, passwordHash);
      await credentials.endSessions(tx, actor.id, { except: actor.sessionId });
      await domainEvents.publish(tx, 'password.changed', { userId: actor.id });
    });
  },
});
