import type { Person } from '#testing/world';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { caseEndpoints as endpoints } from '@ribbon/domain/safeguarding';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  actsOn,
  admin,
  aged,
  caseAbout,
  colleague,
  kindsOf,
  mailsAfter,
  openWorld,
  read,
  timelineOf,
  world,
} from './safeguarding.fixture.ts';

openWorld();

const referral = { to: 'Leeds children’s services', on: '2026-11-02', reference: 'CS-1234' };
const closing = { outcome: 'child_supported', reason: 'The school looks after it' } as const;

describe('a case', () => {
  it('goes from open to closed and back, each step in its timeline and in the audit log', async () => {
    const { caseId, params } = await caseAbout(await aged(12));
    const taken = await world.call(admin, endpoints.take, { params, body: { version: 1 } });
    expect(taken).toMatchObject({ status: 'in_hand', version: 2, assignee: { id: admin.id } });
    const given = await world.call(admin, endpoints.handOver, {
      params,
      body: { version: 2, to: colleague.id, note: 'I am away from tomorrow' },
    });
    expect(given).toMatchObject({ status: 'in_hand', assignee: { id: colleague.id } });
    const referred = await world.call(colleague, endpoints.refer, {
      params,
      body: { version: 3, ...referral },
    });
    expect(referred).toMatchObject({ status: 'referred', referral });
    const closed = await world.call(colleague, endpoints.close, {
      params,
      body: { version: 4, ...closing },
    });
    expect(closed).toMatchObject({ status: 'closed', outcome: 'child_supported' });
    expect(closed.closedAt).not.toBeNull();
    const reopened = await world.call(admin, endpoints.reopen, {
      params,
      body: { version: 5, reason: 'The child wrote again' },
    });
    expect(reopened).toMatchObject({ status: 'open', assignee: null, outcome: null, version: 6 });
    expect(reopened.closedAt).toBeNull();
    const timeline = await timelineOf(admin, caseId);
    expect(timeline.map(({ kind, by, note, person }) => [kind, by, note, person])).toEqual([
      ['reopened', 'Person Number 1', 'The child wrote again', null],
      ['closed', 'Person Number 2', 'The school looks after it', null],
      ['referred', 'Person Number 2', null, null],
      ['handed_over', 'Person Number 1', 'I am away from tomorrow', 'Person Number 2'],
      ['taken', 'Person Number 1', null, null],
    ]);
    expect(timeline[2]?.referral).toEqual(referral);
    const verbs = ['taken', 'handed_over', 'referred', 'closed', 'reopened'];
    const acts = await actsOn(caseId);
    expect(acts.map(({ action }) => action)).toEqual(verbs.map((verb) => `safeguarding.${verb}`));
    // What was written stays in the case, which is not kept for ever.
    const number = caseId.slice(0, 8).toUpperCase();
    const elsewhere = 'The text is in its timeline.';
    expect(acts.map(({ reason }) => reason)).toEqual([
      `Handling case ${number}`,
      `For case ${number}. ${elsewhere}`,
      `For case ${number}. ${elsewhere}`,
      `For case ${number}: The child was supported. ${elsewhere}`,
      `For case ${number}. ${elsewhere}`,
    ]);
  });

  it('that is closed takes nothing more until it is reopened', async () => {
    const { params } = await caseAbout(await aged(12), { isClosed: true });
    const refused = await Promise.all([
      world.refusal(admin, endpoints.note, { params, body: { note: 'Late' } }),
      world.refusal(admin, endpoints.link, {
        params,
        body: { kind: 'profile', subject: admin.id, label: 'Late' },
      }),
      world.refusal(admin, endpoints.take, { params, body: { version: 1 } }),
      world.refusal(admin, endpoints.handOver, {
        params,
        body: { version: 1, to: colleague.id },
      }),
      world.refusal(admin, endpoints.refer, { params, body: { version: 1, ...referral } }),
      world.refusal(admin, endpoints.close, { params, body: { version: 1, ...closing } }),
    ]);
    expect(refused.map(({ code, status }) => [code, status])).toEqual(
      refused.map(() => ['caseClosed', 409]),
    );
  });

  it('that is not closed cannot be reopened, and nobody takes what they have', async () => {
    const { params } = await caseAbout(await aged(12));
    const body = { version: 1, reason: 'More' };
    const reopened = await world.refusal(admin, endpoints.reopen, { params, body });
    expect(reopened).toMatchObject({ code: 'caseNotClosed', message: 'This case isn’t closed.' });
    await world.call(admin, endpoints.take, { params, body: { version: 1 } });
    const again = await world.refusal(admin, endpoints.take, { params, body: { version: 2 } });
    expect(again).toMatchObject({ code: 'caseAlreadyYours' });
  });

  it('says beside each field what is missing', async () => {
    const { params } = await caseAbout(await aged(12));
    const reply = async (call: Promise<{ issues: { path: string; message: string }[] }>) =>
      (await call).issues.map(({ path, message }) => [path, message]);
    const [note, refer, close, hand] = [
      { note: ' ' },
      { version: 1, to: '', on: 'soon' },
      { version: 1, outcome: 'vanished', reason: '' },
      { version: 1, to: '' },
    ];
    expect(await reply(world.refusal(admin, endpoints.note, { params, body: note }))).toEqual([
      ['note', 'Please write a note'],
    ]);
    expect(await reply(world.refusal(admin, endpoints.refer, { params, body: refer }))).toEqual([
      ['to', 'Please say who it was referred to'],
      ['on', 'Please enter the date'],
    ]);
    expect(
      await reply(world.refusal(admin, endpoints.close, { params, body: close as never })),
    ).toEqual([
      ['outcome', 'Please choose an outcome'],
      ['reason', 'Please give a reason'],
    ]);
    expect(await reply(world.refusal(admin, endpoints.handOver, { params, body: hand }))).toEqual([
      ['to', 'Please choose who you’re handing it to'],
    ]);
    const later = { version: 1, ...referral, on: '2199-01-01' };
    expect(await world.refusal(admin, endpoints.refer, { params, body: later })).toMatchObject({
      code: 'referredLater',
    });
  });
});

describe('of two admins at once', () => {
  it('one decides, and the other is told who was faster and what the case is now', async () => {
    const { caseId, params } = await caseAbout(await aged(12));
    const answers = await Promise.all([
      world.send(admin, endpoints.close, { params, body: { version: 1, ...closing } }),
      world.send(colleague, endpoints.refer, { params, body: { version: 1, ...referral } }),
    ]);
    const won = answers.findIndex(({ statusCode }) => statusCode === 200);
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(lost).toEqual({
      code: 'caseChanged',
      message: 'Someone got there first. Please read the case again before you decide.',
      data: { status: ['closed', 'referred'][won], by: `Person Number ${won + 1}` },
    });
    expect(await actsOn(caseId)).toHaveLength(1);
  });

  it('both may write a note', async () => {
    const { caseId, params } = await caseAbout(await aged(12));
    const write = (who: Person, note: string) =>
      world.call(who, endpoints.note, { params, body: { note } });
    await Promise.all([write(admin, 'Rang the school'), write(colleague, 'Wrote to the child')]);
    expect(await kindsOf(caseId)).toEqual(['note', 'note']);
    expect((await read(admin, caseId)).version).toBe(1);
  });
});

describe('a hand-over', () => {
  it('is told to the one who takes it on, in the app and by mail, without names', async () => {
    const teen = await aged(14);
    const { caseId, params } = await caseAbout(teen, { words: 'I am so scared of him' });
    const next = await world.person({ roles: ['system_admin'] });
    await world.call(admin, endpoints.handOver, { params, body: { version: 1, to: next.id } });
    const mails = await mailsAfter('a safeguarding case has been handed to you');
    const mail = mails.find(({ to_address }) => to_address === next.email);
    expect(mail?.text).toContain(`/admin/safeguarding/${caseId}`);
    for (const secret of ['scared', teen.email]) expect(JSON.stringify(mail)).not.toContain(secret);
    const { notifications } = await world.call(next, notificationEndpoints.list, { query: {} });
    expect(notifications[0]).toMatchObject({
      type: 'case_handed_over',
      link: `/admin/safeguarding/${caseId}`,
      message: 'Person Number 1 has handed you a safeguarding case.',
    });
  });

  it('goes to nobody who could not open the case', async () => {
    const teen = await aged(14);
    const { params } = await caseAbout(teen);
    const bare = await world.person({ roles: ['system_admin'], withoutSecondFactor: true });
    const mother = await world.person({ roles: ['system_admin'] });
    await world.db
      .insertInto('parental_relationships')
      .values({ parent_id: mother.id, child_id: teen.id })
      .execute();
    const choices = (await world.call(admin, endpoints.colleagues, { params })).map(({ id }) => id);
    expect(choices).toContain(colleague.id);
    for (const nobody of [bare, mother, teen, admin]) {
      expect(choices).not.toContain(nobody.id);
      const body = { version: 1, to: nobody.id };
      expect(await world.refusal(admin, endpoints.handOver, { params, body })).toMatchObject({
        code: 'cannotTakeCase',
        status: 422,
      });
    }
  });
});

describe('what was written about a case', () => {
  it.each([
    `update safeguarding_notes set note = 'Nothing happened'`,
    `update safeguarding_notes set kind = 'viewed'`,
    `update safeguarding_notes set author_id = gen_random_uuid()`,
    'delete from safeguarding_notes',
    'truncate safeguarding_notes',
  ])('cannot be changed, not even by the server itself: %s', async (statement) => {
    const { params } = await caseAbout(await aged(12));
    await world.call(admin, endpoints.note, { params, body: { note: 'Rang the school' } });
    await expect(sql.raw(statement).execute(world.db)).rejects.toThrow(/append-only/u);
  });

  it('goes with its case only, and a case that is not closed does not go', async () => {
    const { caseId } = await caseAbout(await aged(12));
    const gone = world.db.deleteFrom('safeguarding_reports').where('id', '=', caseId).execute();
    await expect(gone).rejects.toThrow(/not closed/u);
  });
});
