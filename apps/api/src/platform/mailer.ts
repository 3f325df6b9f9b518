import type { DB } from '#db/schema.generated';
import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

interface Needs {
  db: Kysely<DB>;
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
}

/** Sends through SMTP_URL; without one, mails land in the development mailbox. */
export function mailer({ db, config }: Needs): Mailer {
  if (config.smtpUrl === undefined) return developmentMailbox(db);
  const transport = createTransport({
    url: config.smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({ from: config.mailFrom, ...mail });
    },
    close: () => transport.close(),
  };
}

const developmentMailbox = (db: Kysely<DB>): Mailer => ({
  async send({ to, subject, text, html }) {
    await db.insertInto('dev_mails').values({ to_address: to, subject, text, html }).execute();
  },
  close: () => undefined,
});
