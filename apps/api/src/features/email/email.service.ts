import {
  type AccountMailing,
  type MailboxOwner,
  RESET_LINK_MINUTES,
  VERIFICATION_LINK_HOURS,
} from '#features/accounts';
import { CONFIRMATION_DAYS, type SiteService } from '#features/site';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import type { EventName, Subscriber } from '#platform/outbox/domain-events';
import { mailboxLimits } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { letters } from './email.letters.ts';
import { type SenderNeeds, letterSender, on } from './email.sender.ts';
import { emailStore } from './email.store.ts';

interface Needs extends SenderNeeds {
  config: Pick<Config, 'publicUrl'>;
  accounts: AccountMailing;
  site: SiteService['mailing'];
}

/** Hears what happened and writes the letters it calls for. */
export function emailSubscribers(needs: Needs): Subscriber[] {
  const { config, accounts, site, attempts } = needs;
  const send = letterSender<keyof typeof letters>(needs);
  const { recovery, confirmation, waitlist } = mailboxLimits;

  /** To an address that somebody has signed up with, and nobody has proved. */
  async function sendVerification(event: EventName, email: string): Promise<void> {
    if (!(await accounts.isPending(email))) return;
    const link = await accounts.verificationLink(email);
    await send({ to: email, event, template: 'email_verification' }, (name) =>
      letters.email_verification(name, { link, hours: VERIFICATION_LINK_HOURS }),
    );
  }

  async function sendAccountExists(event: EventName, { id, email, username }: MailboxOwner) {
    const envelope = { to: email, event, template: 'account_exists', userId: id } as const;
    await send(envelope, (name) =>
      letters.account_exists(name, { username, signIn: `${config.publicUrl}/?auth=sign-in` }),
    );
  }

  return [
    on('user.created', async ({ email }) => {
      if (!(await attempts.admits(confirmation, email))) return;
      const owner = await accounts.owner({ email });
      if (owner === undefined) await sendVerification('user.created', email);
      else await sendAccountExists('user.created', owner);
    }),
    on('user.verification.requested', async ({ email }) => {
      const isProved = (await accounts.owner({ email })) !== undefined;
      if (isProved || !(await attempts.admits(confirmation, email))) return;
      await sendVerification('user.verification.requested', email);
    }),
    on('user.email.verified', async ({ userId }) => {
      const owner = await accounts.owner({ id: userId });
      if (owner === undefined) return;
      const envelope = {
        to: owner.email,
        event: 'user.email.verified',
        template: 'welcome',
        userId,
      } as const;
      await send(envelope, (name) =>
        letters.welcome(name, { username: owner.username, home: config.publicUrl }),
      );
    }),
    on('user.signup.repeated', async ({ email }) => {
      const owner = await accounts.owner({ email });
      if (owner !== undefined) await sendAccountExists('user.signup.repeated', owner);
    }),
    on('password.reset.requested', async ({ email }) => {
      if (!(await attempts.admits(recovery, email))) return;
      const owner = await accounts.owner({ email });
      // Whoever never confirmed has no password to recover, only the sign-up to finish.
      if (owner === undefined) return sendVerification('password.reset.requested', email);
      const link = await accounts.resetLink(owner);
      const envelope = {
        to: email,
        event: 'password.reset.requested',
        template: 'password_reset',
        userId: owner.id,
      } as const;
      await send(envelope, (name) =>
        letters.password_reset(name, {
          username: owner.username,
          link,
          minutes: RESET_LINK_MINUTES,
        }),
      );
    }),
    on('waitlist.requested', async ({ signupId }) => {
      const signup = await site.signup(signupId);
      if (signup === undefined || !(await attempts.admits(waitlist, signup.email))) return;
      if (signup.confirmedAt !== null) {
        const envelope = {
          to: signup.email,
          event: 'waitlist.requested',
          template: 'waitlist_welcome_back',
        } as const;
        return send(envelope, letters.waitlist_welcome_back);
      }
      const link = await site.confirmationLink(signupId);
      const envelope = {
        to: signup.email,
        event: 'waitlist.requested',
        template: 'waitlist_confirmation',
      } as const;
      await send(envelope, (name) =>
        letters.waitlist_confirmation(name, { link, days: CONFIRMATION_DAYS }),
      );
    }),
    on('contact.received', async ({ messageId }) => {
      const message = await site.message(messageId);
      if (message === undefined) return;
      const admins = await site.adminAddresses();
      if (admins.length === 0) throw new Error('There is no system admin to write to');
      const to = admins.join(', ');
      const envelope = { to, event: 'contact.received', template: 'contact_message' } as const;
      await send(envelope, (name) => letters.contact_message(name, message));
    }),
  ];
}

/** Notes a delivery that was given up, for the error list of the event log. */
export const emailFailures =
  ({ db, clock }: { db: Kysely<DB>; clock: Clock }) =>
  (delivery: { event: string; subscriber: string }, reason: string): Promise<void> =>
    delivery.subscriber === 'email'
      ? emailStore.insertError(db, {
          event: delivery.event,
          message: reason,
          data: { links: 'hidden' },
          at: clock(),
        })
      : Promise.resolve();
