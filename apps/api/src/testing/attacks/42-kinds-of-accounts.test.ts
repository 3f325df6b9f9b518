import { family } from '#testing/family';
import { decideAbout, queueOf } from '#testing/decisions/queue';
import { type Person, type World, createWorld } from '#testing/world';
import { type SignUpType, accountEndpoints, correctionEndpoints } from '@ribbon/domain/accounts';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let moderator: Person;
beforeAll(async () => {
  world = await createWorld();
  moderator = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const requests = async (who: Person, userType: SignUpType) =>
  (await world.send(who, correctionEndpoints.wishType, { body: { userType } })).statusCode;
const typeOf = async (who: Person) => (await world.call(who, accountEndpoints.me)).member?.userType;
const details = (who: Person) => world.call(who, correctionEndpoints.own);
const waiting = async (who: Person) =>
  (await queueOf(world, moderator)).filter(
    ({ kind, author }) => kind === 'user_type' && author.id === who.id,
  );

describe('somebody who chose the wrong kind of account', () => {
  it('says which is right, and has it once a moderator agrees', async () => {
    const person = await world.person({ userType: 'gymnast' });
    expect(await requests(person, 'parent')).toBe(204);
    expect(await typeOf(person)).toBe('gymnast');
    expect(await details(person)).toMatchObject({ userType: 'gymnast', wishedType: 'parent' });
    expect(await waiting(person)).toMatchObject([
      { reason: 'user_type', comment: 'From gymnast to parent' },
    ]);
    await decideAbout(world, moderator, person.id, 'approved');
    expect(await typeOf(person)).toBe('parent');
    expect(await details(person)).toMatchObject({ userType: 'parent', wishedType: null });
    await world.worker.run();
    const { notifications } = await world.call(person, notificationEndpoints.list, { query: {} });
    expect(notifications[0]?.message).toContain('kind of account');
  });

  it('keeps the one it is when the moderator says no, or takes the wish back', async () => {
    const person = await world.person({ userType: 'gymnast' });
    await requests(person, 'coach');
    await decideAbout(world, moderator, person.id, 'rejected');
    expect(await typeOf(person)).toBe('gymnast');
    expect(await details(person)).toMatchObject({ wishedType: null });
    await requests(person, 'coach');
    await requests(person, 'parent');
    expect(await waiting(person)).toMatchObject([{ comment: 'From gymnast to parent' }]);
    await requests(person, 'gymnast');
    expect(await waiting(person)).toEqual([]);
    expect(await details(person)).toMatchObject({ wishedType: null });
  });

  it('decides nothing about the own account as a moderator', async () => {
    expect(await requests(moderator, 'parent')).toBe(204);
    await expect(decideAbout(world, moderator, moderator.id, 'approved')).rejects.toThrow(
      'This is yours',
    );
    expect(await typeOf(moderator)).toBe('gymnast');
  });
});

describe('a minor', () => {
  it('is a child gymnast under 13, whatever is wished, and from 13 a gymnast or nothing', async () => {
    const { child } = await family(world);
    expect(await requests(child, 'gymnast')).toBe(403);
    const teen = await world.person({
      userType: 'coach',
      birthYear: world.clock().getUTCFullYear() - 15,
    });
    expect(await requests(teen, 'parent')).toBe(403);
    expect(await requests(teen, 'gymnast')).toBe(204);
  });
});
