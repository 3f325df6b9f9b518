import { family, usernameOf, verified } from '#testing/family';
import { PASSWORD, type Person, type World, cookieOf, createWorld } from '#testing/world';
import { CODE_CARD_DAYS, type UserId, accountEndpoints } from '@ribbon/domain/accounts';
import {
  CHILDREN_PER_GUARDIAN,
  NOTICE_VERSION,
  type NewChild,
  Permission,
  familyEndpoints as endpoints,
} from '@ribbon/domain/families';
import { postEndpoints } from '@ribbon/domain/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

let names = 0;
const year = () => world.clock().getUTCFullYear();
function rosie(more: Partial<NewChild> = {}): NewChild {
  names += 1;
  return {
    firstName: 'Rosie',
    birthMonth: 1,
    birthYear: year() - 10,
    username: `rosie_hoop_${'abcdefghijklmnopqrstuvwxyz'.charAt(names)}`,
    password: PASSWORD,
    relationship: 'parent',
    permissions: { create_posts: true },
    noticeRead: true,
    ...more,
  };
}
const parent = () => world.person({ userType: 'parent' });
const add = (who: Person, child: NewChild) => world.call(who, endpoints.addChild, { body: child });
const childrenOf = async (who: Person) => (await world.call(who, endpoints.overview)).children;

/** Somebody who has just come in through an endpoint. */
async function signedIn(answer: Awaited<ReturnType<World['send']>>): Promise<Person> {
  expect(answer.statusCode).toBe(200);
  const { id } = answer.json().member as { id: UserId };
  return { id, email: '', cookie: cookieOf(answer) };
}
const signIn = (email: string, password = PASSWORD) =>
  world.send(undefined, accountEndpoints.signIn, { body: { email, password } });

describe('a guardian adds a child', () => {
  it('who signs in with the username, has no address, and is under the guardian’s permissions', async () => {
    const mum = await parent();
    const child = rosie();
    const { childId, codeCard } = await add(mum, child);
    expect(codeCard).toBeNull();
    const kid = await signedIn(await signIn(child.username.toUpperCase()));
    expect(kid.id).toBe(childId);
    expect((await world.call(kid, accountEndpoints.me)).member).toMatchObject({
      email: null,
      fullName: 'Rosie',
      ageBand: 'under13',
      userType: 'child_gymnast',
      status: 'active',
    });
    await verified(world, { id: childId });
    const post = await world.call(kid, postEndpoints.create, {
      body: { content: 'My first ribbon', visibility: 'friends' },
    });
    expect(post.approvalStatus).toBe('waiting_guardian');
    expect(await childrenOf(mum)).toMatchObject([
      {
        id: childId,
        fullName: 'Rosie',
        myRole: 'primary',
        hasEmail: false,
        language: 'en',
        codeCardUntil: null,
        inbox: [{ kind: 'post' }],
      },
    ]);
  });

  it('and consents in the same step, on record', async () => {
    const mum = await parent();
    const { childId } = await add(mum, rosie());
    const records = await world.db
      .selectFrom('consent_records')
      .select(['purpose', 'action', 'method', 'notice_version', 'guardian_id'])
      .where('child_id', '=', childId)
      .execute();
    expect(records).toHaveLength(Permission.options.length + 1);
    expect(new Set(records.map(({ method }) => method))).toEqual(new Set(['family_space']));
    expect(new Set(records.map((row) => row.notice_version))).toEqual(new Set([NOTICE_VERSION]));
    expect(
      records.filter(({ action }) => action === 'given').map(({ purpose }) => purpose),
    ).toEqual(expect.arrayContaining(['account', 'create_posts']));
    expect((await world.mailsTo(mum.email)).length).toBeGreaterThan(0);
  });

  it('only under 13: from then on young people sign up themselves', async () => {
    const mum = await parent();
    const refusal = await world.refusal(mum, endpoints.addChild, {
      body: rosie({ birthYear: year() - 14 }),
    });
    expect([refusal.code, refusal.issues[0]?.path]).toEqual(['tooOldToAdd', 'birthYear']);
    const unborn = await world.refusal(mum, endpoints.addChild, {
      body: rosie({ birthYear: year() + 1 }),
    });
    expect(unborn.status).toBe(400);
    expect(await childrenOf(mum)).toEqual([]);
  });

  it('under a name that is free and fit to be read', async () => {
    const mum = await parent();
    const child = rosie();
    await add(mum, child);
    const taken = { ...rosie(), username: child.username.toUpperCase() };
    const refusal = await world.refusal(mum, endpoints.addChild, { body: taken });
    expect([refusal.code, refusal.issues[0]?.path]).toEqual(['usernameTaken', 'username']);
    const rude = await world.refusal(mum, endpoints.addChild, {
      body: rosie({ firstName: 'Stupid Bitch' }),
    });
    expect(rude.code).toBe('nameRefused');
  });

  it('who is an adult, and has not too many already, also when two are added at once', async () => {
    const teen = await world.person({ birthYear: year() - 16 });
    expect((await world.refusal(teen, endpoints.addChild, { body: rosie() })).code).toBe(
      'adultsOnly',
    );
    const mum = await parent();
    for (let n = 1; n < CHILDREN_PER_GUARDIAN; n += 1) await add(mum, rosie());
    const answers = await Promise.all(
      [rosie(), rosie()].map((child) => world.send(mum, endpoints.addChild, { body: child })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
  });
});

describe('a code card', () => {
  const redeem = (username: string, code: string, password = 'Hoops!2026') =>
    world.send(undefined, accountEndpoints.signInWithCard, {
      body: { username, code, password },
    });
  async function withCard() {
    const mum = await parent();
    const child = rosie({ password: null });
    const { childId, codeCard } = await add(mum, child);
    return { mum, childId, username: child.username, code: codeCard?.code ?? '' };
  }

  it('lets the child in once, with a password of its own from then on', async () => {
    const { mum, childId, username, code } = await withCard();
    expect(code).toMatch(/^[a-z]+(-[a-z]+){3}$/u);
    expect((await childrenOf(mum))[0]?.codeCardUntil).not.toBeNull();
    const kid = await signedIn(await redeem(username, code.toUpperCase().replaceAll('-', ' ')));
    expect(kid.id).toBe(childId);
    expect((await redeem(username, code)).statusCode).toBe(401);
    await signedIn(await signIn(username, 'Hoops!2026'));
    expect((await childrenOf(mum))[0]?.codeCardUntil).toBeNull();
    const [mail] = await world.mailsTo(mum.email);
    expect(mail?.subject).toContain('how Rosie signs in');
  });

  it('is refused alike when it is wrong, too old, cancelled or another child’s', async () => {
    const { mum, childId, username, code } = await withCard();
    const other = await withCard();
    const refused = async (name: string, words: string) => {
      const answer = await redeem(name, words);
      return [answer.statusCode, answer.json().code];
    };
    const no = [401, 'cardRefused'];
    expect(await refused(username, 'swift-otter-merry-comet')).toEqual(no);
    expect(await refused(username, other.code)).toEqual(no);
    expect(await refused('nobody_at_all', code)).toEqual(no);
    const params = { childId };
    const { code: newer } = await world.call(mum, endpoints.newCodeCard, { params });
    expect(await refused(username, code)).toEqual(no);
    await world.call(mum, endpoints.cancelCodeCard, { params });
    expect(await refused(username, newer)).toEqual(no);
    expect((await world.refusal(mum, endpoints.cancelCodeCard, { params })).status).toBe(404);
    await world.db
      .updateTable('code_cards')
      .set({ expires_at: world.clock(), created_at: new Date(0) })
      .where('child_id', '=', other.childId)
      .execute();
    expect(await refused(other.username, other.code)).toEqual(no);
  });

  it('is kept as a hash, for thirty days', async () => {
    const { childId, code } = await withCard();
    const row = await world.db
      .selectFrom('code_cards')
      .selectAll()
      .where('child_id', '=', childId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(code);
    expect(Number(row.expires_at) - Number(row.created_at)).toBe(CODE_CARD_DAYS * 86_400_000);
  });
});

describe('a guardian helps a child without an address to sign in', () => {
  it('with a new password, which ends every sign-in and the card', async () => {
    const mum = await parent();
    const child = rosie();
    const { childId } = await add(mum, child);
    const kid = await signedIn(await signIn(child.username));
    const params = { childId };
    await world.call(mum, endpoints.newCodeCard, { params });
    await world.call(mum, endpoints.setChildPassword, { params, body: { password: 'Ball!20267' } });
    expect((await world.call(kid, accountEndpoints.me)).member).toBeNull();
    expect((await signIn(child.username)).statusCode).toBe(401);
    await signedIn(await signIn(child.username, 'Ball!20267'));
    expect((await childrenOf(mum))[0]?.codeCardUntil).toBeNull();
  });

  it('and nobody else does: not a stranger, not one who looks only, not after 13, not with an address', async () => {
    const mum = await parent();
    const { childId } = await add(mum, rosie());
    const params = { childId };
    const stranger = await parent();
    const refusal = async (who: Person, id = childId) =>
      (await world.refusal(who, endpoints.newCodeCard, { params: { childId: id } })).status;
    expect(await refusal(stranger)).toBe(404);
    await world.db
      .insertInto('parental_relationships')
      .values({ parent_id: stranger.id, child_id: childId, role: 'view_only' })
      .execute();
    expect(await refusal(stranger)).toBe(403);
    const { guardian, child } = await family(world);
    expect(await refusal(guardian, child.id)).toBe(403);
    await world.db
      .updateTable('athlete_profiles')
      .set({ birth_year: year() - 14, user_type: 'gymnast' })
      .where('id', '=', childId)
      .execute();
    const body = { password: 'Ball!20267' };
    expect((await world.refusal(mum, endpoints.setChildPassword, { params, body })).status).toBe(
      403,
    );
  });
});

it('people with an address sign in with their username as well, and the answer never tells who is there', async () => {
  const ada = await world.person();
  await signedIn(await signIn(await usernameOf(world, ada)));
  const child = rosie();
  await add(await parent(), child);
  const wrong = await Promise.all(
    [ada.email, await usernameOf(world, ada), child.username, 'nobody_at_all'].map((name) =>
      signIn(name, 'Wrong!2026'),
    ),
  );
  expect(new Set(wrong.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(wrong[0]?.statusCode).toBe(401);
});
