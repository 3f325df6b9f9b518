import { usernameOf } from '#testing/family';
import { postBy } from '#testing/posts';
import { report } from '#testing/decisions/reports';
import { sanctioned } from '#testing/decisions/sanctions';
import { type World, createWorld } from '#testing/world';
import { emailEndpoints } from '@ribbon/domain/email';
import { ticketEndpoints } from '@ribbon/domain/reports';
import { sanctionEndpoints } from '@ribbon/domain/sanctions';
import { caseEndpoints } from '@ribbon/domain/safeguarding';
import { afterAll, beforeAll, expect, it } from 'vitest';

const CONTACT = 'safety@operator.ribbon.test';

let world: World;
beforeAll(async () => {
  world = await createWorld({ safetyContact: CONTACT });
});
afterAll(() => world.close());

it('a report about the only administrator goes to the operator, and waits for somebody else', async () => {
  const admin = await world.person({ roles: ['system_admin'] });
  const contentId = await postBy(world, admin, { visibility: 'public' });
  const ticketId = await report(world, await world.person(), {
    contentType: 'post',
    contentId,
    childAtRiskNow: true,
  });
  const subjects = (await world.mailsTo(CONTACT)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'Ribbon: nobody can read a report',
    'Ribbon: nobody can read a safeguarding case',
  ]);
  expect(await world.mailsTo(admin.email)).toEqual([]);

  world.turnClock(30);
  const another = await world.person({ roles: ['system_admin'] });
  const { ticket } = await world.call(another, ticketEndpoints.read, { params: { ticketId } });
  expect(ticket.contentId).toBe(contentId);
  expect((await world.call(another, caseEndpoints.list, { query: {} })).cases).toHaveLength(1);
  const received = (await world.mailsTo(another.email)).map(({ subject }) => subject);
  expect(received.length).toBeGreaterThan(0);
});

it('an administrator reads neither the notes about a decision against them nor who made it', async () => {
  const [admin, issuer] = [
    await world.person({ roles: ['system_admin'] }),
    await world.person({ roles: ['system_admin'] }),
  ];
  const sanctionId = await sanctioned(world, admin.id, { issuedBy: issuer.id });
  await world.db
    .updateTable('account_sanctions')
    .set({ internal_note: 'A girl of his club told us' })
    .where('id', '=', sanctionId)
    .execute();
  const read = async (who: typeof admin) =>
    (await world.call(who, sanctionEndpoints.history, { params: { userId: admin.id } })).sanctions;
  expect(await read(admin)).toMatchObject([{ internalNote: null, issuedBy: null }]);
  expect(await read(issuer)).toMatchObject([
    { internalNote: 'A girl of his club told us', issuedBy: expect.any(String) },
  ]);
});

it('the log of mails does not tell who reported', async () => {
  const [admin, reporter] = [await world.person({ roles: ['system_admin'] }), await world.person()];
  const contentId = await postBy(world, admin, { visibility: 'public' });
  await report(world, reporter, { contentType: 'post', contentId });
  await world.worker.run();
  const search = await usernameOf(world, reporter);
  const read = async (query: object) =>
    (await world.call(admin, emailEndpoints.sent, { query })).events.map(({ data }) => data);
  expect(await read({ search })).toEqual([]);
  const sent = await read({});
  expect(sent.filter(({ template }) => template === 'report_received')).not.toEqual([]);
  expect(sent.map(({ to }) => to)).not.toContain(`@${search}`);
});
