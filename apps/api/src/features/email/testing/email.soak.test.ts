import { createApp } from '../../../app.ts';
import { smtpServer } from '#testing/server/smtp';
import { type World, createWorld } from '#testing/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** `npm run soak:mails` sends 10,000. */
const MAILS = Number(process.env['MAILS'] ?? 300);
/** A mail takes some milliseconds; on a busy machine some more. */
const TIMEOUT_MS = 30_000 + MAILS * 60;

let smtp: Awaited<ReturnType<typeof smtpServer>>;
let world: World;
beforeAll(async () => {
  smtp = await smtpServer();
  world = await createWorld({ smtpUrl: smtp.url });
});
afterAll(async () => {
  await world.close();
  await smtp.close();
});

/** As if so many people had asked for a place on the waitlist in one moment. */
const queue = (mails: number) =>
  sql`with asked as (
      insert into waitlist_signups (email, user_type)
      select 'soak' || nth || '@people.ribbon.test', 'parent' from generate_series(1, ${mails}::int) nth
      returning id)
    insert into outbox_events (event, subscriber, payload)
    select 'waitlist.requested', 'email', jsonb_build_object('signupId', id) from asked`.execute(
    world.db,
  );

const reached = async (mails: number): Promise<void> => {
  while (smtp.received.length < mails) {
    await new Promise((done) => {
      setTimeout(done, 5);
    });
  }
};

it(
  `${MAILS} mails that are queued at once go once each, though the worker stops in the middle`,
  async () => {
    await queue(MAILS);
    const began = performance.now();
    const first = world.worker.run();
    await reached(MAILS / 2);
    await world.worker.stop();
    await first;
    const atTheStop = smtp.received.length;
    expect(atTheStop).toBeLessThan(MAILS);

    // Another process takes over what is left; it finds nothing that the first has kept to itself.
    const { db, config, clock } = world;
    const next = await createApp({ config, db, databaseUrl: config.databaseUrl ?? '', clock });
    await next.worker.run();
    const seconds = (performance.now() - began) / 1000;
    await next.app.close();

    const sent = new Set(smtp.received).size;
    const doubled = smtp.received.length - sent;
    process.stdout.write(
      `${MAILS} mails: ${atTheStop} before the stop, sent ${sent}, lost ${MAILS - sent}, doubled ${doubled}, ${Math.round(MAILS / seconds)} a second\n`,
    );
    expect({ sent, doubled }).toEqual({ sent: MAILS, doubled: 0 });
    const { waiting, failed, logged } = await world.db
      .selectNoFrom((eb) => [
        eb
          .selectFrom('outbox_events')
          .select(sql<number>`count(*)::int`.as('n'))
          .where('processed_at', 'is', null)
          .as('waiting'),
        eb
          .selectFrom('email_events_errors')
          .select(sql<number>`count(*)::int`.as('n'))
          .as('failed'),
        eb
          .selectFrom('email_events_log')
          .select(sql<number>`count(*)::int`.as('n'))
          .as('logged'),
      ])
      .executeTakeFirstOrThrow();
    expect({ waiting, failed, logged }).toEqual({ waiting: 0, failed: 0, logged: MAILS });
  },
  TIMEOUT_MS,
);
