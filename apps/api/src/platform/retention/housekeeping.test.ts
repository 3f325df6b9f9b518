import { type World, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { siteEndpoints } from '@ribbon/domain/site';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const DAY = 24 * 60;
const count = async (
  table: 'sessions' | 'outbox_events' | 'waitlist_signups' | 'sign_ups' | 'dev_mails',
) => {
  const { n } = await world.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

it('what nobody needs any more is taken out, and what people have is kept', async () => {
  const resident = await world.person();
  await world.call(undefined, siteEndpoints.joinWaitlist, {
    body: { email: 'maybe@people.ribbon.test', userType: 'coach' },
  });
  await world.call(undefined, accountEndpoints.signUp, {
    body: {
      email: 'never@people.ribbon.test',
      password: 'Ribbon!2026',
      confirmPassword: 'Ribbon!2026',
      username: 'never.confirmed',
      fullName: 'Never Confirmed',
      birthMonth: 1,
      birthYear: 1990,
      country: 'France',
      userType: 'coach',
      clubId: null,
    },
  });
  await world.mailsTo('never@people.ribbon.test');

  await world.housekeeper.run();
  expect(await count('sessions')).toBe(1);
  expect(await count('outbox_events')).toBe(2);

  world.turnClock(4 * DAY);
  await world.housekeeper.run();
  expect(await count('sessions')).toBe(0);
  expect(await count('outbox_events')).toBe(0);
  expect(await count('waitlist_signups')).toBe(1);
  expect(await count('sign_ups')).toBe(1);

  world.turnClock(27 * DAY);
  await world.housekeeper.run();
  expect(await count('waitlist_signups')).toBe(0);
  expect(await count('sign_ups')).toBe(0);
  expect(await count('dev_mails')).toBe(0);
  const people = await world.db.selectFrom('users').select('email').execute();
  expect(people).toEqual([{ email: resident.email }]);
});
