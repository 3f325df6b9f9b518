import type { DB } from '#db/schema.generated';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where mail programs stop mails of this kind with one click. */
  unsubscribe?: string;
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
  const { smtpUrl, mailFrom } = config;
  let transport: ReturnType<typeof open> | undefined;
  return {
    send: async ({ unsubscribe, ...mail }) => {
      transport ??= open(smtpUrl);
      const headers = unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      await (await transport).sendMail({ from: mailFrom, ...mail, ...(headers && { headers }) });
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

/** With the first mail, as its library is large. */
async function open(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
}

/** Nobody lives there: mails to it are refused for good, to see what then happens. */
const NO_SUCH_MAILBOX = '@refused.ribbon.test';
const REFUSAL = '550 5.1.1 There is no such mailbox';

const developmentMailbox = (db: Kysely<DB>): Mailer => ({
  async send({ to, subject, text, html }) {
    if (to.endsWith(NO_SUCH_MAILBOX)) {
      throw Object.assign(new Error(`The mail server said: ${REFUSAL}`), { response: REFUSAL });
    }
    await db.insertInto('dev_mails').values({ to_address: to, subject, text, html }).execute();
  },
  close: () => undefined,
});
