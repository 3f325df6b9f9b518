// A mail server that writes down what it takes, a line of JSON each: mail.program.ts ADDRESS PORT FILE
import { appendFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';

const [address = '', port = '', file = ''] = process.argv.slice(2);
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const to = session.envelope.rcptTo.map((recipient) => recipient.address);
      // Written before it is acknowledged, as a mail server does.
      appendFileSync(file, `${JSON.stringify({ at: Date.now(), to, text })}\n`);
      done();
    });
  },
});
server.on('error', () => undefined);
server.listen(Number(port), address);
