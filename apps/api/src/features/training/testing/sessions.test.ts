import { clubIn } from '#testing/club';
import type { Person } from '#testing/world';
import { trainingEndpoints as endpoints } from '@ribbon/domain/training';
import { catalogueOf } from '@ribbon/languages/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysAgo,
  log,
  newSessionId,
  openWorld,
  sessionOf,
  sessionsOf,
  today,
  world,
} from './training.fixture.ts';

openWorld();

const pageOf = (who: Person, query: { after?: string }) =>
  world.call(who, endpoints.sessions, { query });

describe('a session', () => {
  it('keeps everything that was said about it', async () => {
    const mia = await world.person();
    const saved = await log(mia, {
      apparatus: [
        { apparatus: 'hoop', minutes: 40 },
        { apparatus: 'ribbon', minutes: 50 },
      ],
      elements: [
        { key: 'split_leap', name: 'whatever', times: 5 },
        { key: null, name: 'My own spin', times: 2 },
      ],
      notes: 'Felt slow at first',
      felt: 4,
      achievements: ['First clean run'],
    });
    expect(saved).toMatchObject({
      minutes: 90,
      apparatus: [
        { apparatus: 'hoop', minutes: 40 },
        { apparatus: 'ribbon', minutes: 50 },
      ],
      elements: [
        { key: 'split_leap', name: 'Split leap', times: 5 },
        { key: 'own:my own spin', name: 'My own spin', times: 2 },
      ],
      notes: 'Felt slow at first',
      felt: 4,
      achievements: ['First clean run'],
      comments: [],
    });
    expect(await sessionsOf(mia)).toEqual([saved]);
  });

  it('names the elements of the list in the language of its reader', async () => {
    const mia = await world.person();
    const inGerman = catalogueOf('de').get('Split leap') ?? '';
    const elements = [
      { key: null, name: inGerman, times: 5 },
      { key: null, name: 'My own spin', times: 2 },
    ];
    const saved = await log({ ...mia, cookie: `${mia.cookie}; ribbon.language=de` }, { elements });
    expect(saved.elements.map(({ name }) => name)).toEqual([inGerman, 'My own spin']);
    expect(saved.elements[0]?.key).toBe('split_leap');
    const [read] = await sessionsOf(mia);
    expect(read?.elements.map(({ name }) => name)).toEqual(['Split leap', 'My own spin']);
  });

  it('is saved whatever its notes say, and who writes of being hurt is offered help', async () => {
    const mia = await world.person();
    const save = (notes: string) =>
      world.call(mia, endpoints.save, {
        params: { sessionId: newSessionId() },
        body: sessionOf({ notes }),
      });
    expect(await save('Tired, and happy')).toMatchObject({ disclosureId: null });
    const received = 'my coach hit me with the club when I got it wrong';
    expect(await save(received)).toMatchObject({
      session: { notes: received },
      disclosureId: expect.any(String),
    });
    expect(await sessionsOf(mia)).toHaveLength(2);
  });

  it('never has more minutes on apparatus than it lasted, by the database as well', async () => {
    const mia = await world.person();
    const apparatus = [{ apparatus: 'hoop' as const, minutes: 91 }];
    const params = { sessionId: newSessionId() };
    const refusal = await world.refusal(mia, endpoints.save, {
      params,
      body: sessionOf({ apparatus }),
    });
    expect(refusal).toMatchObject({
      status: 400,
      message: 'The minutes per apparatus add up to more than the session',
    });
    const row = {
      user_id: mia.id,
      session_date: today(),
      start_time: '17:00',
      duration_minutes: 60,
      type: 'technique' as const,
      hoop_minutes: 61,
    };
    await expect(
      world.db.insertInto('training_sessions').values(row).execute(),
    ).rejects.toMatchObject({ constraint: 'training_sessions_apparatus_fits' });
  });

  it('cannot be in the future, and not be somebody else’s', async () => {
    const [mia, zoe] = [await world.person(), await world.person()];
    const sessionId = newSessionId();
    const future = { params: { sessionId }, body: sessionOf({ date: daysAgo(-3) }) };
    expect(await world.refusal(mia, endpoints.save, future)).toMatchObject({ code: 'notYet' });
    await log(mia, {}, sessionId);
    const taken = { params: { sessionId }, body: sessionOf() };
    expect((await world.refusal(zoe, endpoints.save, taken)).status).toBe(404);
    expect((await world.refusal(zoe, endpoints.remove, { params: { sessionId } })).status).toBe(
      404,
    );
    expect(await sessionsOf(zoe)).toEqual([]);
  });

  it('that was deleted stays deleted when an older copy arrives', async () => {
    const mia = await world.person();
    const sessionId = newSessionId();
    await log(mia, {}, sessionId);
    await world.call(mia, endpoints.remove, { params: { sessionId } });
    const late = { params: { sessionId }, body: sessionOf() };
    expect(await world.refusal(mia, endpoints.save, late)).toMatchObject({
      code: 'sessionDeleted',
    });
    expect(await sessionsOf(mia)).toEqual([]);
  });

  it('is listed newest first, page by page, each once', async () => {
    const mia = await world.person();
    for (let nth = 0; nth < 45; nth += 1) {
      await log(mia, { date: daysAgo(nth % 9), startTime: nth % 2 ? '09:00' : '18:00' });
    }
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const query: { after?: string } = after ? { after } : {};
      const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(mia, query);
      seen.push(...page.sessions.map((one) => `${one.date} ${one.startTime} ${one.id}`));
      after = page.next;
    } while (after !== null);
    expect(new Set(seen).size).toBe(45);
    expect(seen).toEqual(seen.toSorted().toReversed());
  });
});

it('the same entry, delivered five times in any order with its edits, is one: the last edit', async () => {
  const mia = await world.person();
  const base = world.clock().getTime() - 3_600_000;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 3 }),
      fc.infiniteStream(fc.nat()),
      async (edits, dice) => {
        const sessionId = newSessionId();
        const copies = edits.flatMap((minutes, nth) =>
          Array.from({ length: 5 }, () => ({
            minutes,
            editedAt: new Date(base + nth * 1000).toISOString(),
            order: dice.next().value as number,
          })),
        );
        for (const { minutes, editedAt } of copies.toSorted((a, b) => a.order - b.order)) {
          await log(mia, { minutes, editedAt }, sessionId);
        }
        const stored = (await sessionsOf(mia)).filter(({ id }) => id === sessionId);
        expect(stored.map(({ minutes }) => minutes)).toEqual(edits.slice(-1));
        await world.call(mia, endpoints.remove, { params: { sessionId } });
      },
    ),
    { numRuns: 8 },
  );
});

describe('the list of elements', () => {
  it('grows by what a club’s coaches and admins add, for its members', async () => {
    const club = await clubIn(world);
    const [mia, stranger] = [await club.member(), await world.person()];
    const params = { clubId: club.id };
    const body = { name: 'Larkspur toss', family: 'handling' as const };
    const added = await world.call(club.admin, endpoints.addElement, { params, body });
    const again = { params, body: { ...body, name: 'LARKSPUR toss' } };
    expect(await world.refusal(club.admin, endpoints.addElement, again)).toMatchObject({
      code: 'elementThere',
    });
    expect((await world.refusal(mia, endpoints.addElement, { params, body })).status).toBe(403);
    expect((await world.refusal(stranger, endpoints.addElement, { params, body })).status).toBe(
      404,
    );
    expect((await world.call(mia, endpoints.elements)).clubs).toMatchObject([body]);
    expect((await world.call(stranger, endpoints.elements)).clubs).toEqual([]);
    const saved = await log(mia, { elements: [{ key: added.id, name: 'x', times: 1 }] });
    expect(saved.elements).toEqual([{ key: added.id, name: 'Larkspur toss', times: 1 }]);
    const element = { params: { ...params, elementId: added.id } };
    await world.call(club.admin, endpoints.removeElement, element);
    expect((await sessionsOf(mia))[0]?.elements[0]?.name).toBe('Larkspur toss');
  });
});
