import type { DB } from '#db/schema.generated';
import { commonFaults } from '@ribbon/domain/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { page } from '../docs/page.ts';
import { html } from './html.ts';

const SHOWN = 100;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** /dev/mailbox: what would have been mailed. Never mounted in production, and only for this machine. */
export function mountMailbox(app: FastifyInstance, db: Kysely<DB>): void {
  const onlyHere = (request: FastifyRequest) => {
    if (!LOOPBACK.has(request.socket.remoteAddress ?? '')) throw commonFaults.notFound();
  };
  const find = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    onlyHere(request);
    const mail = await db
      .selectFrom('dev_mails')
      .selectAll()
      .where(
        'id',
        '=',
        Number.isSafeInteger(Number(request.params.id)) ? Number(request.params.id) : 0,
      )
      .executeTakeFirst();
    if (mail === undefined) throw commonFaults.notFound();
    return mail;
  };

  app.get('/dev/mailbox', async (request, reply) => {
    onlyHere(request);
    const mails = await db
      .selectFrom('dev_mails')
      .select(['id', 'to_address', 'subject', 'created_at'])
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute();
    const rows = mails.map(
      (mail) =>
        html`<tr>
          <td><a href="/dev/mailbox/${mail.id}">${mail.subject}</a></td>
          <td>${mail.to_address}</td>
          <td>${mail.created_at.toISOString()}</td>
        </tr>`,
    );
    const list = html`<table>
      <thead>
        <tr>
          <th>Subject</th>
          <th>To</th>
          <th>Sent</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
    const body = html`<h1>Development mailbox</h1>
      <p class="quiet">
        No SMTP_URL is set, so mails stay on this machine. The newest ${SHOWN} are shown. Addresses
        at refused.ribbon.test take none, to see what happens then.
      </p>
      ${mails.length === 0 ? html`<p>No mail yet.</p>` : list}`;
    return reply.type('text/html').send(page('Development mailbox', body));
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const mail = await find(request);
    const body = html`<p><a href="/dev/mailbox">All mails</a></p>
      <h1>${mail.subject}</h1>
      <p class="quiet">To ${mail.to_address}</p>
      <iframe
        title="The mail as it looks"
        src="/dev/mailbox/${mail.id}/html"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <details>
        <summary>Plain text</summary>
        <pre>${mail.text}</pre>
      </details>`;
    return reply.type('text/html').send(page(mail.subject, body));
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/html', async (request, reply) => {
    const mail = await find(request);
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'",
      )
      .header('x-frame-options', 'sameorigin')
      .type('text/html')
      .send(mail.html);
  });
}
