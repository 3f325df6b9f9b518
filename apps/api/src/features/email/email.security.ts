import type { AccountMailing } from '#features/accounts';
import type { FamilyMailing } from '#features/families';
import type { EmailChangeService } from '#features/security';
import type { Config } from '#platform/config/config';
import type { EventName, Subscriber } from '#platform/outbox/domain-events';
import { type UserId, mailboxLimits } from '@ribbon/domain/accounts';
import { EMAIL_CHANGE_HOURS } from '@ribbon/domain/security';
import { securityLetters as letters } from './email.security-letters.ts';
import { type SenderNeeds, letterSender, on } from './email.sender.ts';

interface Needs extends SenderNeeds {
  config: Pick<Config, 'publicUrl'>;
  accounts: AccountMailing;
  families: Pick<FamilyMailing, 'recipient' | 'guardiansOfUnder13'>;
  emailChanges: EmailChangeService['mailing'];
}

type Notice = 'password_changed' | 'email_change_notice' | 'two_factor_on' | 'two_factor_off';

/** Tells people by mail what happened to their way of signing in. */
export function securityMails(needs: Needs): Subscriber[] {
  const { config, accounts, families, emailChanges, attempts } = needs;
  const send = letterSender<keyof typeof letters>(needs);
  const recovery = `${config.publicUrl}/?auth=recover`;

  async function tell(event: EventName, template: Notice, userId: UserId): Promise<void> {
    const owner = await accounts.owner({ id: userId });
    if (owner === undefined) return;
    await send({ to: owner.email, event, template, userId }, (name) =>
      letters[template](name, { username: owner.username, recovery }),
    );
    await tellGuardians(event, template, userId);
  }

  /** A stranger who takes over a child's account would read the child's own mails as well. */
  async function tellGuardians(event: EventName, what: Notice, userId: UserId): Promise<void> {
    const guardians = await families.guardiansOfUnder13(userId);
    const child = guardians.length > 0 && (await families.recipient(userId));
    if (!child) return;
    for (const { id, email, name: reader } of guardians) {
      await send({ to: email, event, template: 'child_access', userId: id }, (name) =>
        letters.child_access(name, {
          reader,
          child: child.name,
          what,
          family: `${config.publicUrl}/family`,
        }),
      );
    }
  }

  async function sendChangeLink({ userId }: { userId: UserId }): Promise<void> {
    const owner = await accounts.owner({ id: userId });
    const to = await emailChanges.wished(userId);
    if (owner === undefined || to === undefined) return;
    if (!(await attempts.admits(mailboxLimits.addressChange, to))) return;
    const event = 'email.change.requested';
    const holder = await accounts.owner({ email: to });
    if (holder !== undefined) {
      const envelope = { to, event, template: 'email_change_taken', userId: holder.id } as const;
      return send(envelope, (name) => letters.email_change_taken(name, holder));
    }
    const link = await emailChanges.link(userId);
    await send({ to, event, template: 'email_change', userId }, (name) =>
      letters.email_change(name, { username: owner.username, link, hours: EMAIL_CHANGE_HOURS }),
    );
  }

  return [
    on('password.changed', ({ userId }) => tell('password.changed', 'password_changed', userId)),
    on('email.change.requested', sendChangeLink),
    on('email.change.announced', ({ userId }) =>
      tell('email.change.announced', 'email_change_notice', userId),
    ),
    on('two_factor.enabled', ({ userId }) => tell('two_factor.enabled', 'two_factor_on', userId)),
    on('two_factor.disabled', ({ userId }) =>
      tell('two_factor.disabled', 'two_factor_off', userId),
    ),
  ];
}
