import type { DB } from '#db/schema.generated';
import type { EmailContent } from '#platform/mail/emails';
import type { Mailer } from '#platform/mail/mailer';
import type { Config } from '#platform/config/config';
import { testService } from '#platform/service-test';
import type { ServiceTest } from '@ribbon/domain/kernel';
import type { Member } from '@ribbon/domain/accounts';
import { type TestEmail, emailMessages } from '@ribbon/domain/email';
import type { Settings } from '@ribbon/domain/settings';
import type { Kysely } from 'kysely';
import { inWordsOf, layOut } from './email.layout.format.ts';
import { t } from '@ribbon/domain/kernel';

interface Needs {
  db: Kysely<DB>;
  mailer: Mailer;
  config: Pick<Config, 'smtpUrl'>;
  settings: { read(): Promise<Settings> };
}

export const testEmail = (platformName: string): EmailContent => ({
  subject: t('Test email from {platformName}', { platformName }),
  preview: t('Your emails are getting through.'),
  greeting: t('Hello,'),
  paragraphs: [t('If you’re reading this, {platformName} can send emails.', { platformName })],
});

/** Sends an email at once, past the outbox: an administrator waits for the answer. */
export const emailTrial =
  ({ db, mailer, config, settings }: Needs) =>
  async (actor: Member, { email }: TestEmail): Promise<ServiceTest> => {
    const { platformName } = await settings.read();
    return testService(db, actor, {
      action: 'emails.tested',
      reason: 'To see whether emails go out',
      ask: () =>
        mailer.send({ to: email, ...layOut(platformName, inWordsOf(testEmail(platformName))) }),
      words: { works: emailMessages.testSent, failed: emailMessages.testFailed },
      secrets: secretsIn(config.smtpUrl),
    });
  };

/** The password at the mail server, as it is written in its address and as it is spoken. */
function secretsIn(smtpUrl: string | undefined): string[] {
  if (smtpUrl === undefined) return [];
  const { password } = new URL(smtpUrl);
  return [password, decodeURIComponent(password)];
}
