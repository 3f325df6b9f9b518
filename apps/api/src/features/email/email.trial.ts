import type { DB } from '#db/schema.generated';
import { recordAct } from '#platform/audit';
import type { Mailer } from '#platform/mail/mailer';
import { withoutAddresses } from '#platform/outbox/worker';
import type { Member } from '@ribbon/domain/accounts';
import { type TestEmail, emailFaults, emailMessages } from '@ribbon/domain/email';
import type { Settings } from '@ribbon/domain/settings';
import type { Kysely } from 'kysely';
import { layOut } from './email.layout.ts';

interface Needs {
  db: Kysely<DB>;
  mailer: Mailer;
  settings: { read(): Promise<Settings> };
}

/** Sends an email at once, past the outbox: an administrator waits for the answer. */
export const emailTrial =
  ({ db, mailer, settings }: Needs) =>
  async (actor: Member, { email }: TestEmail): Promise<void> => {
    const { platformName } = await settings.read();
    const letter = {
      subject: `Test email from ${platformName}`,
      preview: 'Emails from here arrive.',
      greeting: 'Hello,',
      paragraphs: [`If you can read this, ${platformName} can send emails.`],
    };
    await recordAct(db, {
      actorId: actor.id,
      action: 'emails.tested',
      reason: 'A test of the email service',
    });
    try {
      await mailer.send({ to: email, ...layOut(platformName, letter) });
    } catch (error) {
      const said = withoutAddresses(error instanceof Error ? error : new Error(String(error)));
      throw emailFaults.testFailed({ message: emailMessages.testFailed(said) });
    }
  };
