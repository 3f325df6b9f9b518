import { type World, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { friendEndpoints } from '@ribbon/domain/friends';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressInfo } from 'node:net';

const received: Email[] = [];
let refusing = false;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (refusing) return done(new Error('mailbox of mia@people.ribbon.test full'));
      void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
        received.push(mail);
        done();
      });
    });
  },
});

let world: World;
beforeAll(async () => {
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
  const { port } = smtp.server.address() as AddressInfo;
  world = await createWorld({ smtpUrl: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await world.close();
  await new Promise<void>((closed) => smtp.close(closed));
});

const recover = (email: string) =>
  world.call(undefined, accountEndpoints.recover, { body: { email } });

describe('a mail', () => {
  it('leaves through SMTP, in HTML and in plain text, and is logged without its link', async () => {
    const person = await world.person();
    await recover(person.email);
    await world.worker.run();
    const mail = received.at(-1);
    expect(mail?.to?.[0]?.address).toBe(person.email);
    expect(mail?.from?.address).toBe('no-reply@ribbon.test');
    expect(mail?.text).toContain('/reset-password?token=');
    expect(mail?.html).toContain('/reset-password?token=');
    const [entry] = await world.db.selectFrom('email_events_log').selectAll().execute();
    expect(entry).toMatchObject({ event: 'password.reset.requested', user_id: person.id });
    expect(JSON.stringify(entry)).not.toContain('token=');
  });

  it('that tells a notification can be stopped with one click in the mail program', async () => {
    const [author, friend] = [await world.person(), await world.person()];
    await world.call(friend, friendEndpoints.request, { body: { userId: author.id } });
    await world.worker.run();
    const mail = received.at(-1);
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe')).toMatch(/^<http:\/\/[^>]+\/stop-mails\?token=[^>]+>$/u);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-unsubscribe')?.slice(1, -1)).toBe(
      /Stop emails like this:\s+(\S+)/u.exec(mail?.text ?? '')?.[1],
    );
  });

  it('shows no development mailbox where real mail is sent', async () => {
    expect((await world.app.inject('/dev/mailbox')).statusCode).toBe(404);
  });

  it('is tried again when the server refuses it, and noted when it is given up', async () => {
    const person = await world.person();
    refusing = true;
    await recover(person.email);
    await world.worker.run();
    const before = received.length;
    refusing = false;
    world.turnClock(1);
    await world.worker.run();
    expect(received.length).toBe(before + 1);

    refusing = true;
    await recover(person.email);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await world.worker.run();
      world.turnClock(10);
    }
    refusing = false;
    const errors = await world.db.selectFrom('email_events_errors').selectAll().execute();
    expect(errors).toMatchObject([{ event: 'password.reset.requested', retried: false }]);
    expect(errors[0]?.error_message).toContain('mailbox of (address) full');
  });

  it('is delivered once however many workers look for it', async () => {
    const person = await world.person();
    const before = received.length;
    await recover(person.email);
    await Promise.all(Array.from({ length: 5 }, () => world.worker.run()));
    expect(received.length).toBe(before + 1);
  });
});
