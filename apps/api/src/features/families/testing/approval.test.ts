import { family, guardianLink, waitingChild } from '#testing/family';
import { type Person, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { Permission, familyEndpoints } from '@ribbon/domain/families';
import { describe, expect, it } from 'vitest';
import { form, openWorld, profileOf, world } from './approval.fixture.ts';

const { me } = accountEndpoints;
const { accept, approve, askGuardian, decline, newLink, openRequest, overview, waiting } =
  familyEndpoints;

openWorld();

describe('approving', () => {
  it('completes the account, links the guardian and records each consent', async () => {
    const { child, guardian } = await family(world, { permissions: ['create_posts'] });
    expect((await world.call(child, me)).member).toMatchObject({
      status: 'active',
      ageBand: 'under13',
      family: { lookedAfterBy: ['Person'], childIds: [], children: 0, waiting: 0 },
    });
    expect((await world.call(guardian, me)).member?.family.children).toBe(1);
    const consents = await world.db
      .selectFrom('consent_records')
      .select(['purpose', 'action', 'guardian_id', 'method'])
      .where('child_id', '=', child.id)
      .orderBy('id')
      .execute();
    expect(consents.map(({ purpose, action }) => [purpose, action])).toEqual([
      ['account', 'given'],
      ['create_posts', 'given'],
      ...Permission.options
        .filter((permission) => permission !== 'create_posts')
        .map((permission) => [permission, 'refused']),
    ]);
    expect(new Set(consents.map((row) => row.guardian_id))).toEqual(new Set([guardian.id]));
    expect((await world.mailsTo(child.email))[0]?.subject).toBe('You’re in! Person said yes');
  });

  it('makes a young person of 13 a gymnast like any other', async () => {
    const { child } = await family(world, { age: 13 });
    expect((await world.call(child, me)).member).toMatchObject({
      ageBand: '13-15',
      userType: 'gymnast',
    });
  });

  it.each([
    ['no name', { fullName: '' }, 'fullName', 'Please fill in all required fields'],
    ['no month', { birthMonth: undefined }, 'birthMonth', 'Please fill in all required fields'],
    ['a year to come', { birthYear: 2199 }, 'birthYear', 'Please fill in all required fields'],
    ['no country', { country: '' }, 'country', 'Please fill in all required fields'],
    ['no relationship', { relationship: '' }, 'relationship', 'Please choose how you are related'],
    [
      'an unread notice',
      { noticeRead: false },
      'noticeRead',
      'Please read the notice and tick the box',
    ],
    [
      'an adult',
      { birthYear: 1990 },
      'birthYear',
      'Anyone aged 18 or over needs to sign up themselves',
    ],
  ])('is refused with %s, and the link stays good', async (_, change, path, message) => {
    const { guardianEmail } = await waitingChild(world);
    const parent = await world.person({ email: guardianEmail });
    const link = await guardianLink(world, guardianEmail);
    const body = { ...link, ...form(change) } as never;
    const refusal = await world.refusal(parent, approve, { body });
    expect(refusal).toMatchObject({ status: 400, issues: [{ path, message }] });
    await world.call(parent, approve, { body: { ...link, ...form() } });
  });

  it('happens once, whoever is faster', async () => {
    const { guardianEmail } = await waitingChild(world);
    const parent = await world.person({ email: guardianEmail });
    const body = { ...(await guardianLink(world, guardianEmail)), ...form() };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => world.send(parent, approve, { body })),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
      204, 410, 410, 410, 410, 410,
    ]);
  });
});

describe('a link', () => {
  /** Each way to hold a wrong link, with the child it would be about. */
  const wrongs: [string, () => Promise<{ childId: Person['id']; token: string; child: Person }>][] =
    [
      [
        'used',
        async () => {
          const { child, guardianEmail } = await waitingChild(world);
          const link = await guardianLink(world, guardianEmail);
          const parent = await world.person({ email: guardianEmail });
          await world.call(parent, approve, { body: { ...link, ...form() } });
          return { ...link, child };
        },
      ],
      [
        'replaced by a newer one',
        async () => {
          const { child, guardianEmail } = await waitingChild(world);
          const link = await guardianLink(world, guardianEmail);
          await world.call(undefined, newLink, { body: { childId: child.id } });
          await world.mailsTo(guardianEmail);
          return { ...link, child };
        },
      ],
      [
        'expired',
        async () => {
          const { child, guardianEmail } = await waitingChild(world);
          const link = await guardianLink(world, guardianEmail);
          await world.db
            .updateTable('guardian_requests')
            .set({ expires_at: new Date(world.clock().getTime() - 1000) })
            .where('child_id', '=', child.id)
            .execute();
          return { ...link, child };
        },
      ],
      [
        'for another child',
        async () => {
          const one = await waitingChild(world);
          const other = await waitingChild(world);
          const { token } = await guardianLink(world, one.guardianEmail);
          return { childId: other.child.id, token, child: other.child };
        },
      ],
      [
        'with a changed token',
        async () => {
          const { child, guardianEmail } = await waitingChild(world);
          const { childId, token } = await guardianLink(world, guardianEmail);
          const last = token.at(-1) === 'A' ? 'B' : 'A';
          return { childId, token: `${token.slice(0, -1)}${last}`, child };
        },
      ],
      [
        'with nonsense',
        async () => {
          const { child } = await waitingChild(world);
          return { childId: child.id, token: "' or 1=1 --", child };
        },
      ],
    ];

  it.each(wrongs)('that is %s opens nothing and tells nothing', async (_, make) => {
    const { child, ...link } = await make();
    const stranger = await world.person();
    const name = child.email.split('@')[0] ?? '';
    for (const who of [undefined, stranger]) {
      for (const [endpoint, body] of [
        [openRequest, link],
        [decline, link],
        [approve, { ...link, ...form() }],
        [accept, { ...link, relationship: 'parent', noticeRead: true }],
      ] as const) {
        const answer = await world.send(who, endpoint, { body });
        expect([401, 410]).toContain(answer.statusCode);
        expect(answer.body).not.toContain(name);
      }
    }
    expect(await profileOf(child.id)).toBeDefined();
  });

  it('approves only for the account it was sent to', async () => {
    const { child, guardianEmail } = await waitingChild(world);
    const stranger = await world.person();
    const body = { ...(await guardianLink(world, guardianEmail)), ...form() };
    expect(await world.refusal(stranger, approve, { body })).toMatchObject({
      code: 'wrongAccount',
      status: 403,
    });
    expect((await profileOf(child.id))?.status).toBe('awaiting_guardian');
  });

  it('is sent afresh on request, with the same answer whoever asks about whom', async () => {
    const { child, guardianEmail } = await waitingChild(world);
    const before = (await world.mailsTo(guardianEmail)).length;
    const known = await world.send(undefined, newLink, { body: { childId: child.id } });
    const unknown = await world.send(undefined, newLink, {
      body: { childId: '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c' },
    });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect((await world.mailsTo(guardianEmail)).length).toBe(before + 1);
    for (let time = 0; time < 8; time += 1) {
      await world.call(undefined, newLink, { body: { childId: child.id } });
      await world.mailsTo(guardianEmail);
    }
    expect((await world.mailsTo(guardianEmail)).length).toBe(5);
  });
});

describe('declining', () => {
  it('needs no account, deletes the child’s and keeps only that somebody said no', async () => {
    const { child, guardianEmail } = await waitingChild(world);
    const body = await guardianLink(world, guardianEmail);
    await world.call(undefined, decline, { body });
    expect(await profileOf(child.id)).toBeUndefined();
    expect((await world.call(child, me)).member).toBeNull();
    const consent = await world.db
      .selectFrom('consent_records')
      .select(['action', 'purpose', 'guardian_id'])
      .where('child_id', '=', child.id)
      .execute();
    expect(consent).toEqual([{ action: 'refused', purpose: 'account', guardian_id: null }]);
    expect(await world.refusal(undefined, decline, { body })).toMatchObject({ code: 'linkSpent' });
  });
});

describe('a waiting child', () => {
  it('sees who was asked, asks again after a minute and corrects the address', async () => {
    const own = await createWorld();
    const { child, guardianEmail } = await waitingChild(own);
    expect(await own.call(child, waiting)).toMatchObject({ guardianEmail });
    const soon = await own.refusal(child, askGuardian, { body: { guardianEmail } });
    expect(soon).toMatchObject({ status: 429, code: 'tooManyRequests' });
    own.turnClock(2);
    const old = await guardianLink(own, guardianEmail);
    const corrected = await own.call(child, askGuardian, {
      body: { guardianEmail: 'right@people.ribbon.test' },
    });
    expect(corrected.guardianEmail).toBe('right@people.ribbon.test');
    expect(await own.mailsTo('right@people.ribbon.test')).toHaveLength(1);
    expect(await own.refusal(undefined, openRequest, { body: old })).toMatchObject({ status: 410 });
    for (let time = 0; time < 3; time += 1) {
      own.turnClock(2);
      await own.call(child, askGuardian, { body: { guardianEmail } });
    }
    own.turnClock(2);
    expect((await own.call(child, waiting)).nextSendAt).toBeNull();
    const tooMany = await own.refusal(child, askGuardian, { body: { guardianEmail } });
    expect(tooMany).toMatchObject({ status: 429, code: 'tooManyLinks' });
    await own.close();
  });

  it('is purged after 14 days without an answer, and not a day before', async () => {
    const own = await createWorld();
    const { child } = await waitingChild(own);
    const there = async () =>
      (await own.db.selectFrom('users').select('id').where('id', '=', child.id).execute()).length;
    own.turnClock(13 * 24 * 60);
    await own.housekeeper.run();
    expect(await there()).toBe(1);
    own.turnClock(25 * 60);
    await own.housekeeper.run();
    expect(await there()).toBe(0);
    await own.close();
  });

  it('is what only a waiting child is', async () => {
    const person = await world.person();
    expect(await world.refusal(person, waiting, {})).toMatchObject({ code: 'notWaiting' });
    expect((await world.call(person, overview)).children).toEqual([]);
  });
});
