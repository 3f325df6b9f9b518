import { linked } from '#testing/family';
import { postBy } from '#testing/posts';
import { createWorld } from '#testing/world';
import type { Endpoint } from '@ribbon/domain/kernel';
import { caseEndpoints as endpoints } from '@ribbon/domain/safeguarding';
import { newCase } from '#testing/decisions/cases';
import { describe, expect, it } from 'vitest';
import {
  actsOn,
  admin,
  aged,
  caseAbout,
  colleague,
  kindsOf,
  openWorld,
  read,
  world,
} from './safeguarding.fixture.ts';

openWorld();

const listed = async (query: Record<string, string> = {}, who = admin) =>
  (await world.call(who, endpoints.list, { query })).cases.map(({ id }) => id);

describe('whoever reads a case', () => {
  it('sees the child, its words as written, and who looks after it', async () => {
    const [teen, mother] = [await aged(14), await world.person()];
    await linked(world, teen, mother);
    const words = 'he said  "our secret"\n<b>and</b> I am scared';
    const { caseId } = await caseAbout(teen, { words });
    expect(await read(admin, caseId)).toMatchObject({
      number: caseId.slice(0, 8).toUpperCase(),
      words,
      child: {
        id: teen.id,
        email: teen.email,
        ageBand: '13-15',
        guardians: [expect.stringMatching(/^Person Number \d+$/u)],
      },
    });
  });

  it('is written down, each time it is opened', async () => {
    const { caseId } = await caseAbout(await aged(12));
    await Promise.all([read(admin, caseId), read(admin, caseId)]);
    await read(colleague, caseId);
    const viewed = { action: 'safeguarding.viewed', subject_kind: 'safeguarding_case' };
    expect(await actsOn(caseId)).toMatchObject([
      { actor_id: admin.id, ...viewed },
      { actor_id: colleague.id, ...viewed },
    ]);
    world.turnClock(11);
    await read(admin, caseId);
    expect(await kindsOf(caseId)).toEqual(['viewed', 'viewed', 'viewed']);
  });

  it('finds nothing of a child’s words in the list', async () => {
    const child = await aged(12);
    const { caseId } = await caseAbout(child, { words: 'he hits me' });
    const number = child.email.replaceAll(/\D/gu, '');
    const { cases } = await world.call(admin, endpoints.list, { query: {} });
    const found = cases.find(({ id }) => id === caseId);
    expect(found?.child).toEqual({ name: `Person ${number.charAt(0)}.`, ageBand: 'under13' });
    expect(JSON.stringify(cases)).not.toContain('hits');
  });
});

describe('a case is a secret to', () => {
  it('an admin without a second factor, also where the platform asks for none', async () => {
    const demo = await createWorld({ adminTwoFactor: false });
    try {
      const bare = await demo.person({ roles: ['system_admin'], withoutSecondFactor: true });
      const params = { caseId: await newCase(demo) };
      const body = {
        version: 1,
        note: 'A note',
        kind: 'profile',
        subject: bare.id,
        label: 'A label',
        to: bare.id,
        on: '2026-01-02',
        outcome: 'other',
        reason: 'A reason',
        urgency: 'general',
        summary: 'A summary',
        words: 'Words',
      };
      for (const endpoint of Object.values(endpoints) as Endpoint[]) {
        const input = { params, query: {}, ...(endpoint.body && { body }) };
        expect(await demo.refusal(bare, endpoint, input as never)).toMatchObject({
          status: 403,
          code: 'secondFactorNeeded',
        });
      }
    } finally {
      await demo.close();
    }
  });

  it('an admin who looks after the child, or did once, or is linked to it, or is the child', async () => {
    const teen = await aged(14);
    const [mother, former, suspect] = await Promise.all(
      [1, 2, 3].map(() => world.person({ roles: ['system_admin'] })),
    );
    if (!mother || !former || !suspect) throw new Error('nobody there');
    await linked(world, teen, mother);
    await linked(world, teen, former);
    await world.db
      .updateTable('parental_relationships')
      .set({ ended_at: world.clock(), end_reason: 'left' })
      .where('parent_id', '=', former.id)
      .execute();
    const { caseId, params } = await caseAbout(teen);
    await world.call(admin, endpoints.link, {
      params,
      body: { kind: 'profile', subject: suspect.id, label: 'Writes to the child at night' },
    });
    const all = (await world.call(admin, endpoints.counts)).open;
    for (const nobody of [mother, former, suspect]) {
      expect(await listed({}, nobody)).not.toContain(caseId);
      expect((await world.call(nobody, endpoints.counts)).open).toBe(all - 1);
      const refused = await Promise.all([
        world.refusal(nobody, endpoints.read, { params }),
        world.refusal(nobody, endpoints.timeline, { params, query: {} }),
        world.refusal(nobody, endpoints.colleagues, { params }),
        world.refusal(nobody, endpoints.note, { params, body: { note: 'All is fine' } }),
        world.refusal(nobody, endpoints.take, { params, body: { version: 1 } }),
      ]);
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    const own = await world.person({ roles: ['system_admin'] });
    const about = await caseAbout(own);
    expect((await world.refusal(own, endpoints.read, about)).status).toBe(404);
  });
});

describe('content and people', () => {
  it('are linked by number or address, with a label, and stay when they are gone', async () => {
    const [teen, coach] = [await aged(14), await world.person({ userType: 'coach' })];
    const { caseId, params } = await caseAbout(teen);
    const postId = await postBy(world, coach);
    const link = (kind: 'post' | 'profile', subject: string, label: string) =>
      world.call(admin, endpoints.link, { params, body: { kind, subject, label } });
    await link('profile', `https://ribbon.test/gymnast/${coach.id}?tab=posts`, 'The coach');
    const { links } = await link('post', postId, 'What the coach wrote');
    expect(links).toMatchObject([
      { kind: 'profile', subjectId: coach.id, label: 'The coach', person: { id: coach.id } },
      { kind: 'post', subjectId: postId, label: 'What the coach wrote' },
    ]);
    await world.db.deleteFrom('posts').where('id', '=', postId).execute();
    const after = await read(admin, caseId);
    expect(after.links[1]).toMatchObject({ subjectId: postId, person: null });
  });

  it('have to be there, and need a label', async () => {
    const { caseId, params } = await caseAbout(await aged(14));
    const link = (subject: string, label: string) =>
      world.refusal(admin, endpoints.link, { params, body: { kind: 'post', subject, label } });
    expect(await link(caseId, 'A label')).toMatchObject({ code: 'nothingToLink', status: 422 });
    expect((await link('the blue one', '')).issues).toEqual([
      {
        path: 'subject',
        message: 'Please paste the link or ID of what you want to link',
      },
      { path: 'label', message: 'Please say why you’re linking it' },
    ]);
  });
});

describe('the list', () => {
  it('begins with the clock that runs out first, and shows what is closed only when asked', async () => {
    const child = await aged(12);
    const general = await caseAbout(child, { urgency: 'general' });
    const emergency = await caseAbout(child, { urgency: 'emergency' });
    const closed = await caseAbout(child, { isClosed: true });
    const ids = await listed();
    expect(ids.indexOf(emergency.caseId)).toBeLessThan(ids.indexOf(general.caseId));
    expect(ids).not.toContain(closed.caseId);
    expect(await listed({ status: 'closed' })).toContain(closed.caseId);
    expect(await listed({ urgency: 'emergency' })).toEqual([emergency.caseId]);
    expect(await listed({ source: 'moderation' })).toEqual([]);
    await world.call(admin, endpoints.take, { params: general.params, body: { version: 1 } });
    expect(await listed({ mine: 'yes' })).toEqual([general.caseId]);
    expect(await listed({ mine: 'yes' }, colleague)).toEqual([]);
  });

  it('finds a case by its number and by the child’s name', async () => {
    const child = await aged(12);
    await world.db
      .updateTable('athlete_profiles')
      .set({ full_name: 'Żofia Wombat' })
      .where('id', '=', child.id)
      .execute();
    const { caseId } = await caseAbout(child);
    expect(await listed({ search: 'zofia wom' })).toEqual([caseId]);
    expect(await listed({ search: `#${caseId.slice(0, 8).toUpperCase()}` })).toEqual([caseId]);
    expect(await listed({ search: '100%_nobody' })).toEqual([]);
  });

  it('goes on page by page, each case once, in either order', async () => {
    for (const status of [undefined, 'closed'] as const) {
      const own = await createWorld();
      try {
        const boss = await own.person({ roles: ['system_admin'] });
        for (let nth = 0; nth < 60; nth += 1) {
          await newCase(own, { isClosed: status === 'closed' });
        }
        const seen: string[] = [];
        let next: string | null = null;
        do {
          const query = { ...(status && { status }), ...(next && { cursor: next }) };
          const page: { cases: { id: string }[]; next: string | null } = await own.call(
            boss,
            endpoints.list,
            { query },
          );
          seen.push(...page.cases.map(({ id }) => id));
          ({ next } = page);
        } while (next !== null);
        expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
        const counts = await own.call(boss, endpoints.counts);
        const which = status === 'closed' ? 'closed' : 'open';
        expect(counts).toEqual({
          open: 0,
          inHand: 0,
          referred: 0,
          closed: 0,
          overdue: 0,
          [which]: 60,
        });
      } finally {
        await own.close();
      }
    }
  });
});
