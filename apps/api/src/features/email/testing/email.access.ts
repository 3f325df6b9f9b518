import { type CasesOf, NOBODY, type Scene, body } from '#testing/matrix/case';

/** A mail that was given up waits to be sent again. */
async function givenUp({ world }: Scene) {
  const { id: outbox_id } = await world.db
    .insertInto('outbox_events')
    .values({
      event: 'password.changed',
      subscriber: 'email',
      payload: JSON.stringify({ userId: NOBODY }),
      attempts: 6,
      failed_at: world.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('email_events_errors')
    .values({ event: 'password.changed', error_message: 'Nobody answers', outbox_id, tries: 6 })
    .execute();
  return { body: { reason: 'The mail server is back' } };
}

export const emailMatrix: CasesOf<'email'> = {
  'email.overview': {},
  'email.sent': { request: () => ({ query: {} }) },
  'email.failed': { request: () => ({ query: {} }) },
  'email.retry': { request: givenUp },
  'email.test': { request: body({ email: 'admin@people.ribbon.test' }) },
};

declare module '#testing/matrix/case' {
  interface Covered {
    email: typeof emailMatrix;
  }
}
