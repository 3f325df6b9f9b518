import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import type { World } from '../world.ts';

/** The behaviour of an SMTP server at the next mail. */
export type Behaviour = 'take' | 'greylist' | 'refuse' | 'noSuchAddress' | 'cut' | 'slow' | 'down';

const refusal = (code: number, message: string) =>
  Object.assign(new Error(message), { responseCode: code });

const read = (stream: SMTPServerDataStream): Promise<string> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
  });

/**
 * A real mail server that follows `behaviour`; `received` are the addresses whose mails it took.
 */
export async function smtpServer() {
  const received: string[] = [];
  let behaviour: Behaviour = 'take';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      done(behaviour === 'down' ? refusal(421, '4.3.2 Service not available') : undefined);
    },
    onRcptTo(_address, _session, done) {
      if (behaviour === 'noSuchAddress') return done(refusal(550, '5.1.1 No such user here'));
      if (behaviour === 'greylist') return done(refusal(451, '4.7.1 Greylisted, come back later'));
      return done();
    },
    onData(stream, session, done) {
      void read(stream).then(() => {
        if (behaviour === 'refuse') return done(refusal(554, '5.7.1 Not today'));
        const take = (): void => {
          received.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        };
        // The mail is accepted, but the sender never learns of it.
        if (behaviour === 'cut') {
          received.push(...session.envelope.rcptTo.map(({ address }) => address));
          for (const connection of server.connections) connection.close();
          return undefined;
        }
        return behaviour === 'slow' ? void setTimeout(take, 200) : take();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave(next: Behaviour): void {
      behaviour = next;
      if (next === 'down') for (const connection of server.connections) connection.close();
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(closed);
      }),
  };
}

/** Runs the worker until every delivery attempt for the waiting mails is used up. */
export async function tryUntilGivenUp(world: World): Promise<void> {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await world.worker.run();
    world.turnClock(10);
  }
}
