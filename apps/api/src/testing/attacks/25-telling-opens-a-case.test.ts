import { clubIn, eventDetails } from '#testing/club';
import { linked, usernameOf, youngPerson } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { auditEndpoints } from '@ribbon/domain/audit';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { messageEndpoints } from '@ribbon/domain/messages';
import { moderationEndpoints } from '@ribbon/domain/moderation';
import { reportEndpoints } from '@ribbon/domain/reports';
import { type CaseSource, caseEndpoints } from '@ribbon/domain/safeguarding';
import { siteEndpoints } from '@ribbon/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const casesFrom = async (who: Person, source: CaseSource) =>
  (await world.call(who, caseEndpoints.list, { query: { source } })).cases;
const HOME = 'my mum shouts at me and hits the door, I do not want her to know';

describe('a child’s report about home', () => {
  const reportBy = (who: Person, username: string, description: string) =>
    world.call(who, reportEndpoints.filePerson, {
      body: { username, reason: 'other', description, childAtRiskNow: false },
    });

  it('is read as a disclosure, offers help, and becomes a case with a yes', async () => {
    const teen = await youngPerson(world, 10);
    const someone = await world.person();
    const { disclosureId } = await reportBy(teen, await usernameOf(world, someone), HOME);
    expect(disclosureId).not.toBeNull();
    await world.call(teen, moderationEndpoints.answerDisclosure, {
      params: { disclosureId: disclosureId ?? '' },
      body: { wantsToTalk: true },
    });
    const [found] = await casesFrom(admin, 'disclosure');
    const { words } = await world.call(admin, caseEndpoints.read, {
      params: { caseId: found?.id ?? '' },
    });
    expect(words).toBe(HOME);
  });

  it('offers help in whatever words, where it is about somebody who looks after the child', async () => {
    const [teen, mother] = [await youngPerson(world, 12), await world.person()];
    await linked(world, teen, mother);
    const filed = await reportBy(
      teen,
      await usernameOf(world, mother),
      'She is always on about it',
    );
    expect(filed.disclosureId).not.toBeNull();
  });

  it('and nothing else is', async () => {
    const [teen, adult, someone] = [
      await youngPerson(world),
      await world.person(),
      await world.person(),
    ];
    const username = await usernameOf(world, someone);
    expect(
      (await reportBy(teen, username, 'This account sells fake hoops')).disclosureId,
    ).toBeNull();
    const grown = await reportBy(adult, username, 'My mum shouts that this is spam');
    expect(grown.disclosureId).toBeNull();
  });
});

describe('a safety concern on the contact page', () => {
  const contact = (who: Person | undefined, topic: 'safety' | 'support', message: string) =>
    world.call(who, siteEndpoints.contact, {
      body: { name: 'Nadia', email: 'nadia@people.ribbon.test', topic, message },
    });

  it('opens a case with its clock, and other messages do not', async () => {
    await contact(undefined, 'support', 'How do I sign in?');
    expect(await casesFrom(admin, 'contact')).toEqual([]);
    await contact(undefined, 'safety', 'A coach in Leeds frightens the girls');
    const [found] = await casesFrom(admin, 'contact');
    expect(found).toMatchObject({ urgency: 'urgent', status: 'open' });
    const params = { caseId: found?.id ?? '' };
    const read = await world.call(admin, caseEndpoints.read, { params });
    expect(read.reported).toBe('A coach in Leeds frightens the girls');
  });

  it('of a child is read by nobody of its household, in the list of messages either', async () => {
    const [teen, father] = [
      await youngPerson(world),
      await world.person({ roles: ['system_admin'] }),
    ];
    await linked(world, teen, father);
    await contact(teen, 'safety', 'My father reads along');
    await world.worker.run();
    const messagesOf = async (who: Person) =>
      (await world.call(who, messageEndpoints.list, { query: {} })).messages.filter(
        ({ message }) => message === 'My father reads along',
      );
    const [message] = await messagesOf(admin);
    expect(await messagesOf(father)).toEqual([]);
    const params = { messageId: message?.id ?? '' };
    expect((await world.send(father, messageEndpoints.read, { params })).statusCode).toBe(404);
    const done = await world.send(father, messageEndpoints.change, {
      params,
      body: { version: 1, done: true },
    });
    expect(done.statusCode).toBe(404);
    const mails = await world.mailsTo(father.email);
    expect(mails.map(({ text }) => text).join()).not.toContain('reads along');
  });
});

describe('an administrator', () => {
  const open = (body: { username: string; summary: string }) =>
    world.send(admin, caseEndpoints.open, { body: { urgency: 'urgent', ...body } });

  it('opens a case by hand, which is written down', async () => {
    const teen = await youngPerson(world);
    const username = await usernameOf(world, teen);
    const answer = await open({ username, summary: 'Her club rang us' });
    expect(answer.statusCode).toBe(200);
    const { caseId } = answer.json();
    const found = await world.call(admin, caseEndpoints.read, { params: { caseId } });
    expect(found).toMatchObject({ source: 'staff', child: { id: teen.id } });
    const { entries } = await world.call(admin, auditEndpoints.list, { query: { search: caseId } });
    expect(entries.map(({ action }) => action)).toContain('safeguarding.opened');
  });

  it('not about somebody who is not there, or who is close', async () => {
    expect((await open({ username: 'nobody.is.this', summary: 'A' })).json()).toMatchObject({
      code: 'caseNobodyNamed',
    });
    const teen = await youngPerson(world);
    await linked(world, teen, admin);
    const own = await open({ username: await usernameOf(world, teen), summary: 'A' });
    expect(own.json()).toMatchObject({ code: 'caseConcernsYou' });
  });
});

describe('words that are not for minors', () => {
  it('leave a trace for a person after the second try of a day', async () => {
    const { id: clubId, admin: coach } = await clubIn(world);
    const attempt = (description: string) =>
      world.send(coach, calendarEndpoints.create, {
        params: { clubId },
        body: {
          ...eventDetails({ in: world.clock(), days: 7 }, { description }),
          repeatUntil: null,
        },
      });
    const before = (await casesFrom(admin, 'moderation')).length;
    expect((await attempt('where is your hall?')).json()).toMatchObject({
      code: 'notToMinors',
    });
    expect(await casesFrom(admin, 'moderation')).toHaveLength(before);
    expect((await attempt('where is your hall?')).json()).toMatchObject({
      code: 'notToMinors',
    });
    const [found] = await casesFrom(admin, 'moderation');
    const params = { caseId: found?.id ?? '' };
    const read = await world.call(admin, caseEndpoints.read, { params });
    expect(read.reported).toBe('where is your hall?\n\nwhere is your hall?');
    expect(read.links).toMatchObject([{ person: { id: coach.id } }]);
    await attempt('Where is your hall then?');
    expect(await casesFrom(admin, 'moderation')).toHaveLength(before + 1);
  });
});
