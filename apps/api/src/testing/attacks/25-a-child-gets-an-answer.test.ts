import { newCase } from '#testing/decisions/cases';
import { family, linked, putInto, waitingChild, youngPerson } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { moderationEndpoints } from '@ribbon/domain/moderation';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { type CaseId, caseEndpoints, talkEndpoints } from '@ribbon/domain/safeguarding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const ANSWER = 'Thank you for telling us. You can call Childline on 0800 1111.';

const caseOf = async ({ id }: { id: string }): Promise<CaseId> =>
  (
    await world.db
      .selectFrom('safeguarding_reports')
      .select('id')
      .where('child_id', '=', id)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
  ).id as CaseId;
const read = (who: Person, caseId: CaseId) =>
  world.call(who, caseEndpoints.read, { params: { caseId } });
const answer = (caseId: CaseId, words = ANSWER) =>
  world.call(admin, caseEndpoints.answer, { params: { caseId }, body: { words } });
const tell = (who: Person, words = '') =>
  world.call(who, moderationEndpoints.tellSomeone, { body: { words } });
const talkOf = (who: Person) => world.call(who, talkEndpoints.read, { query: {} });
const say = (who: Person, words: string) =>
  world.call(who, talkEndpoints.write, { body: { words } });
const notificationsTo = async (who: Person) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.map(({ title, message }) => `${title} ${message}`);
};

describe('a child of nine without an address of its own', () => {
  it('is answered in the app, and nobody who looks after it hears of it', async () => {
    const { child, guardian } = await family(world);
    await world.db.updateTable('users').set({ email: null }).where('id', '=', child.id).execute();
    const mailsBefore = await world.mailsTo(guardian.email);
    await tell(child, 'my dad locks me in');
    const caseId = await caseOf(child);
    await answer(caseId);
    expect((await talkOf(child)).messages).toMatchObject([{ from: 'team', words: ANSWER }]);
    expect(await notificationsTo(child)).toContain(
      'You have a new answer Our team has written back to you.',
    );
    expect(await notificationsTo(guardian)).not.toContainEqual(expect.stringMatching(/answer/u));
    expect(await world.mailsTo(guardian.email)).toEqual(mailsBefore);
    expect((await talkOf(guardian)).messages).toEqual([]);
  });
});

describe('a talk', () => {
  it('goes both ways, is kept with the case, and is never scolded', async () => {
    const teen = await youngPerson(world);
    await tell(teen, 'my coach hit me');
    const caseId = await caseOf(teen);
    await say(teen, 'He is a fucking monster and I hate him');
    await answer(caseId);
    await say(teen, 'He did it again');
    const { messages, canWrite } = await talkOf(teen);
    expect(messages.map(({ from, words }) => [from, words])).toEqual([
      ['child', 'He did it again'],
      ['team', ANSWER],
      ['child', 'He is a fucking monster and I hate him'],
    ]);
    expect(canWrite).toBe(true);
    const { entries } = await world.call(admin, caseEndpoints.timeline, {
      params: { caseId },
      query: {},
    });
    expect(entries.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['replied', 'answered', 'opened']),
    );
    const kept = await world.call(admin, caseEndpoints.talk, { params: { caseId }, query: {} });
    expect(kept.messages).toEqual(messages);
    expect(await notificationsTo(admin)).toContain(
      'New message in a safeguarding case Someone has written to our team. Please read it soon.',
    );
  });

  it('begins a new clock once our team had answered, and opens a closed case again', async () => {
    const teen = await youngPerson(world);
    await tell(teen);
    const caseId = await caseOf(teen);
    const { dueAt: first } = await read(admin, caseId);
    world.turnClock(5);
    await say(teen, 'One more thing');
    expect((await read(admin, caseId)).dueAt).toEqual(first);
    await answer(caseId);
    await say(teen, 'Thank you');
    const { dueAt: next, version } = await read(admin, caseId);
    expect(next.getTime()).toBeGreaterThan(first.getTime());
    await world.call(admin, caseEndpoints.close, {
      params: { caseId },
      body: { version, outcome: 'child_supported', reason: 'She is safe' },
    });
    await say(teen, 'It is worse now');
    expect(await read(admin, caseId)).toMatchObject({ status: 'in_hand', outcome: null });
  });

  it('is between the two alone', async () => {
    await world.worker.run();
    const [teen, other, mother] = [
      await youngPerson(world),
      await youngPerson(world),
      await world.person({ roles: ['system_admin'] }),
    ];
    await linked(world, teen, mother);
    await tell(teen, 'I am scared of my mum');
    const caseId = await caseOf(teen);
    await answer(caseId);
    expect(await talkOf(other)).toMatchObject({ messages: [], canWrite: false });
    const nothing = await world.refusal(other, talkEndpoints.write, { body: { words: 'Hello' } });
    expect(nothing).toMatchObject({ code: 'noTalk' });
    const params = { caseId };
    const codes = [
      await world.send(mother, caseEndpoints.talk, { params, query: {} }),
      await world.send(mother, caseEndpoints.answer, { params, body: { words: 'It is me' } }),
      await world.send(teen, caseEndpoints.talk, { params, query: {} }),
    ].map(({ statusCode }) => statusCode);
    expect(codes).toEqual([404, 404, 403]);
    expect(await notificationsTo(mother)).not.toContainEqual(
      expect.stringMatching(/safeguarding|answer/u),
    );
  });

  it.each(['paused', 'deleting'] as const)('works while the account is %s', async (state) => {
    const teen = await youngPerson(world);
    await tell(teen);
    await putInto(world, teen, state);
    await answer(await caseOf(teen));
    await say(teen, 'Thank you');
    expect((await talkOf(teen)).messages).toHaveLength(2);
  });

  it('works while a child waits for its guardian', async () => {
    const { child } = await waitingChild(world);
    await tell(child);
    await answer(await caseOf(child));
    expect((await talkOf(child)).messages).toHaveLength(1);
  });

  it('leaves none of the child’s words in a closed case once its account is erased', async () => {
    const teen = await youngPerson(world);
    await tell(teen);
    const caseId = await caseOf(teen);
    await say(teen, 'Nobody else knows');
    const traces = { userId: teen.id, email: teen.email, username: '', fullName: null };
    for (const { eraseTraces } of world.personalData) await eraseTraces?.(world.db, traces);
    await world.db.deleteFrom('users').where('id', '=', teen.id).execute();
    const params = { caseId };
    const talk = async () =>
      (await world.call(admin, caseEndpoints.talk, { params, query: {} })).messages[0]?.words;
    expect(await talk()).toBe('Nobody else knows');
    const { version } = await read(admin, caseId);
    const body = { version, outcome: 'other', reason: 'The account is gone' } as const;
    await world.call(admin, caseEndpoints.close, { params, body });
    expect(await talk()).toBe('');
  });

  it('has somebody at the other end', async () => {
    const caseId = await newCase(world, { childId: null });
    const refusal = await world.refusal(admin, caseEndpoints.answer, {
      params: { caseId },
      body: { words: ANSWER },
    });
    expect(refusal).toMatchObject({ code: 'caseHasNoChild' });
  });
});
