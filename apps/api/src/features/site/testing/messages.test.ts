import { type Person, type World, createWorld } from '#testing/world';
import { type MessageFilter, type MessageId, messageEndpoints } from '@ribbon/domain/messages';
import { type ContactTopic, siteEndpoints } from '@ribbon/domain/site';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { figures, list, read, answer, change } = messageEndpoints;

let world: World;
let admin: Person;
let other: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
  other = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const statusesOf = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, next) => one - next);

let written = 0;
async function message(topic: ContactTopic, words = 'How do I join a club?') {
  written += 1;
  const email = `writer${written}@people.ribbon.test`;
  await world.call(undefined, siteEndpoints.contact, {
    body: { name: 'Wanda Writer', email, topic, message: words },
  });
  const { id } = await world.db
    .selectFrom('contact_messages')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { messageId: id as MessageId, email };
}
const find = async (query: Partial<MessageFilter> = {}) =>
  (await world.call(admin, list, { query })).messages;
const idsOf = async (query: Partial<MessageFilter> = {}) => (await find(query)).map(({ id }) => id);
const acts = (id: string) =>
  world.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'reason', 'details'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

it('safety concerns come first, then what has waited longest; what is answered or done comes last', async () => {
  const support = await message('support', 'The café finder is empty');
  const legal = await message('legal');
  const safety = await message('safety', 'I am worried about somebody');
  const answered = await message('safety', 'Answered already');
  const done = await message('privacy', 'Done already');
  await world.call(admin, answer, { params: answered, body: { version: 1, answer: 'We know.' } });
  await world.call(admin, change, { params: done, body: { version: 1, done: true } });
  const all = [safety, support, legal, answered, done].map(({ messageId }) => messageId);
  expect(await idsOf()).toEqual(all);
  expect(await world.call(admin, figures)).toEqual({ safety: 1, new: 3, answered: 1, done: 1 });
  expect(await idsOf({ status: 'done' })).toEqual([done.messageId]);
  expect(await idsOf({ topic: 'safety' })).toEqual([safety.messageId, answered.messageId]);
  expect(await idsOf({ search: 'cafe FINDER' })).toEqual([support.messageId]);
  expect(await idsOf({ search: legal.email })).toEqual([legal.messageId]);
  expect(await idsOf({ search: '%' })).toEqual([]);
});

it('is read page by page, each message once', async () => {
  for (let nth = 0; nth < 40; nth += 1) await message('data_protection');
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const query = { topic: 'data_protection' as const, ...(cursor && { cursor }) };
    const page = await world.call(admin, list, { query });
    for (const { id } of page.messages) seen.add(id);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  expect(seen.size).toBe(40);
});

it('is answered by mail with the question quoted, and the answer is kept with who and when', async () => {
  const words = 'How do I join?\n\n<b>Please</b> help.';
  const { messageId, email } = await message('support', words);
  const text = 'Thank you for asking.\n\nOpen the club finder and press Join.';
  const params = { messageId };
  await world.call(admin, answer, { params, body: { version: 1, answer: text } });
  const mails = await world.mailsTo(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('Our reply to your message to Ribbon');
  expect(mails[0]?.text).toContain('Open the club finder and press Join.');
  expect(mails[0]?.text).toContain('> How do I join?\n> <b>Please</b> help.');
  expect(mails[0]?.html).toContain('&lt;b&gt;Please&lt;/b&gt; help.');
  expect(await world.call(admin, read, { params })).toMatchObject({
    status: 'answered',
    version: 2,
    handledBy: expect.stringContaining('Person Number'),
    answers: [{ answer: text, by: expect.stringContaining('Person Number') }],
  });
  expect(await acts(messageId)).toEqual([
    {
      actor_id: admin.id,
      action: 'message.answered',
      reason: expect.stringMatching(/^Message received on \d{4}-\d\d-\d\d: Help with this site$/u),
      details: { topic: 'support' },
    },
  ]);
});

it('is answered once by two at the same moment; the second is told and nothing is sent', async () => {
  const { messageId, email } = await message('support');
  const params = { messageId };
  const answers = await Promise.all(
    [admin, other].map((who) =>
      world.send(who, answer, { params, body: { version: 1, answer: `From ${who.id}` } }),
    ),
  );
  expect(statusesOf(answers)).toEqual([204, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({
    code: 'messageChanged',
    message: 'Someone got there first. Please check what they did. Your text is still here.',
  });
  expect(await world.mailsTo(email)).toHaveLength(1);
  expect((await world.call(admin, read, { params })).answers).toHaveLength(1);
  expect(await acts(messageId)).toHaveLength(1);
});

it('is done, opened again and answered once more', async () => {
  const { messageId, email } = await message('safety');
  const params = { messageId };
  await world.call(admin, change, { params, body: { version: 1, done: true } });
  const late = await world.refusal(other, change, { params, body: { version: 1, done: true } });
  expect(late.status).toBe(409);
  await world.call(other, change, { params, body: { version: 2, done: false } });
  expect(await find({ search: email })).toMatchObject([{ status: 'new', version: 3 }]);
  await world.call(other, answer, { params, body: { version: 3, answer: 'We are on it.' } });
  expect((await acts(messageId)).map(({ action }) => action)).toEqual([
    'message.done',
    'message.reopened',
    'message.answered',
  ]);
});

it.each([
  [{ version: 1, answer: ' ' }, 'Please write a reply'],
  [{ version: 1, answer: 'x'.repeat(4001) }, 'Replies can be up to 4000 characters'],
])('refuses %j', async (body, sentence) => {
  const { messageId } = await message('support');
  const refusal = await world.refusal(admin, answer, { params: { messageId }, body });
  expect(refusal).toMatchObject({ status: 400, message: sentence });
});

it('what was answered goes with the message, and no address is in the records', async () => {
  const { messageId, email } = await message('privacy');
  const params = { messageId };
  await world.call(admin, answer, { params, body: { version: 1, answer: 'Of course.' } });
  await world.mailsTo(email);
  for (const table of ['audit_log', 'email_events_log', 'outbox_events'] as const) {
    const rows = await world.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(email);
  }
  await world.db.deleteFrom('contact_messages').where('id', '=', messageId).execute();
  const left = await world.db
    .selectFrom('contact_answers')
    .select('id')
    .where('message_id', '=', messageId)
    .execute();
  expect(left).toEqual([]);
});
