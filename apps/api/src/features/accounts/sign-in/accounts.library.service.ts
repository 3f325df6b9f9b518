import { ADDRESS_HEADER } from '#platform/http/route';
import { hashPassword, isPassword } from '#platform/session/passwords';
import { COOKIE_PREFIX } from '#platform/session/session';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import type { DB } from '#db/schema.generated';
import { PASSWORD_MAX, PASSWORD_MIN, SESSION_IDLE_MINUTES } from '@ribbon/domain/accounts';
import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Kysely } from 'kysely';

const WEEK_SECONDS = 7 * 24 * 3600;
export const RESET_LINK_MINUTES = 60;
export const VERIFICATION_LINK_HOURS = 24;

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' };

interface Needs {
  db: Kysely<DB>;
  config: Pick<Config, 'sessionSecret' | 'publicUrl'>;
  clock: Clock;
}

/**
 * The account library: it checks credentials and keeps sessions. Its own HTTP
 * endpoints are not mounted; ours call it, so that every word a person reads is ours.
 */
export const authLibrary = ({ db, config, clock }: Needs) =>
  betterAuth({
    secret: config.sessionSecret,
    baseURL: config.publicUrl,
    database: { db, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => isPassword(hash, password),
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', ...timestamps },
      storeIdentifier: 'hashed',
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', ...timestamps },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...timestamps,
      },
      // How long the cookie lives. When the session ends is decided below, by inactivity; the
      // library's own look-ups would move that end a week away.
      expiresIn: WEEK_SECONDS,
      disableSessionRefresh: true,
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...timestamps,
      },
    },
    plugins: [
      twoFactor({
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'two_factors',
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      database: { generateId: false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const now = clock();
            const expiresAt = new Date(now.getTime() + SESSION_IDLE_MINUTES * 60_000);
            return { data: { ...session, expiresAt, createdAt: now, updatedAt: now } };
          },
        },
      },
    },
  });

export type AuthLibrary = ReturnType<typeof authLibrary>;
