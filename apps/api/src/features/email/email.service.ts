import {
  type AccountMailing,
  RESET_LINK_MINUTES,
  VERIFICATION_LINK_HOURS,
} from '#features/accounts';
import { CONFIRMATION_DAYS, type SiteService } from '#features/site';
import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { EventName, Subscriber } from '#platform/events';
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
  const { config, accounts, site } = needs;
  const send = letterSender<keyof typeof letters>(needs);

  async function sendVerification(event: EventName, by: { email: string } | { id: string }) {
    const owner = await accounts.owner(by);
    if (owner === undefined || owner.emailVerified) return;
    const link = await accounts.verificationLink(owner);
    await send(
      { to: owner.email, event, template: 'email_verification', userId: owner.id },
      (name) =>
        letters.email_verification(name, {
          username: owner.username,
          link,
          hours: VERIFICATION_LINK_HOURS,
        }),
    );
  }

  return [
    on('user.created', ({ userId }) => sendVerification('user.created', { id: userId })),
    on('user.verification.requested', ({ email }) =>
      sendVerification('user.verification.requested', { email }),
    ),
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
      if (owner === undefined) return;
      if (!owner.emailVerified) return sendVerification('user.signup.repeated', { email });
      const envelope = {
        to: email,
        event: 'user.signup.repeated',
        template: 'account_exists',
        userId: owner.id,
      } as const;
      await send(envelope, (name) =>
        letters.account_exists(name, {
          username: owner.username,
          signIn: `${config.publicUrl}/?auth=sign-in`,
        }),
      );
    }),
    on('password.reset.requested', async ({ email }) => {
      const owner = await accounts.owner({ email });
      if (owner === undefined) return;
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
      if (signup === undefined) return;
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
