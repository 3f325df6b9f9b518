import { type Person, type World, createWorld } from '#testing/world';
import { friendEndpoints as endpoints } from '@ribbon/domain/friends';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const aged = (years: number) => world.person({ birthYear: world.clock().getUTCFullYear() - years });
const codeOf = async (person: Person) =>
  (await world.call(person, endpoints.code)).code?.code ?? '';
const use = (person: Person, code: string) =>
  world.call(person, endpoints.useCode, { body: { code } });
const refused = (person: Person, code: string) =>
  world.refusal(person, endpoints.useCode, { body: { code } });
const DOES_NOT_WORK = 'That friend code doesn’t work. Please check the four words.';

it('four words, the same each time, and none for adults', async () => {
  const teen = await aged(14);
  const code = await codeOf(teen);
  expect(code).toMatch(/^[a-z]+(-[a-z]+){3}$/u);
  expect(await codeOf(teen)).toBe(code);
  expect(await world.call(await aged(30), endpoints.code)).toEqual({ code: null });
});

it('lets a friend of any club ask, who is told who it is once they have said yes', async () => {
  const [teen, friend] = [await aged(14), await aged(17)];
  const words = (await codeOf(teen)).replaceAll('-', ' ').toUpperCase();
  expect(await use(friend, words)).toMatchObject({ state: 'sent' });
  const { requests } = await world.call(friend, endpoints.sent, { query: {} });
  expect(requests).toMatchObject([{ person: null }]);
  await world.call(teen, endpoints.accept, { params: { userId: friend.id } });
  expect((await refused(friend, words)).message).toBe('Already friends');
});

it('is no way in for adults', async () => {
  const [teen, adult] = [await aged(14), await aged(30)];
  expect((await refused(adult, await codeOf(teen))).message).toBe(DOES_NOT_WORK);
});

it('works no more once it was renewed, or while it is off', async () => {
  const [teen, friend] = [await aged(14), await aged(15)];
  const old = await codeOf(teen);
  const { code } = await world.call(teen, endpoints.renewCode);
  expect(code).not.toBe(old);
  expect((await refused(friend, old)).message).toBe(DOES_NOT_WORK);
  await world.call(teen, endpoints.switchCode, { body: { isEnabled: false } });
  expect((await refused(friend, code)).message).toBe(DOES_NOT_WORK);
  await world.call(teen, endpoints.switchCode, { body: { isEnabled: true } });
  await use(friend, code);
});

it('is no way round a block', async () => {
  const [teen, friend] = [await aged(14), await aged(15)];
  const code = await codeOf(teen);
  await world.call(teen, endpoints.blockPerson, { params: { userId: friend.id } });
  expect((await refused(friend, code)).message).toBe(DOES_NOT_WORK);
});

it('cannot be found by trying', async () => {
  const guarded = await createWorld({ rateLimits: true });
  const friend = await guarded.person();
  const answers = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const body = { code: 'acorn-acorn-acorn-acorn' };
    answers.push((await guarded.send(friend, endpoints.useCode, { body })).statusCode);
  }
  expect(answers.slice(-2)).toEqual([429, 429]);
  await guarded.close();
});
