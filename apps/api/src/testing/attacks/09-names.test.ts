import { listedClub, clubIn } from '#testing/club';
import { approvalForm, guardianLink, waitingChild } from '#testing/family';
import { PASSWORD, type World, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { claimEndpoints } from '@ribbon/domain/claims';
import { manageEndpoints } from '@ribbon/domain/clubs';
import { familyEndpoints } from '@ribbon/domain/families';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

let nth = 0;
const adult = (change: Record<string, unknown> = {}) => {
  nth += 1;
  return {
    email: `named${nth}@people.ribbon.test`,
    username: `named${nth}`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    fullName: 'Nora Named',
    birthMonth: 1,
    birthYear: 1990,
    country: 'Spain' as const,
    userType: 'gymnast' as const,
    clubId: null,
    ...change,
  };
};
/** The sentence beside a field; undefined where nothing was refused. */
const beside = (answer: { statusCode: number; json(): unknown }, field: string) => {
  if (answer.statusCode < 400) return undefined;
  const { issues = [] } = answer.json() as { issues?: { path: string; message: string }[] };
  return issues.find(({ path }) => path === field)?.message;
};
const profileOf = (id: string) =>
  world.db
    .selectFrom('athlete_profiles')
    .select(['full_name', 'username'])
    .where('id', '=', id)
    .executeTakeFirst();

/** What the attacker was called, and more of the kind. */
const USERNAMES = [
  'whatsapp_07700900123',
  'call.me.07700900123',
  'nigger_hater',
  'snap_mia09',
  'ribbon.support',
  'R1bbon_Safety',
  'admin2026',
];
const FULL_NAMES = [
  'call.me.07700900123 @snap_mia',
  'Ribbon Safety Team',
  'аdmin',
  'Mia 07700 900123',
  'Fat Slut',
  'Whatsapp ٠٧٧٠٠٩٠٠١٢٣',
];

describe('signing up', () => {
  it.each(USERNAMES)('as %s is refused with a sentence beside the username', async (username) => {
    const body = adult({ username });
    const answer = await world.send(undefined, accountEndpoints.signUp, { body });
    expect([400, 422]).toContain(answer.statusCode);
    expect(beside(answer, 'username')).toMatch(/choose (?:another|a different) /u);
    const made = await world.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', body.email)
      .execute();
    expect(made).toEqual([]);
  });

  it.each(FULL_NAMES)('with the name %s is refused beside the name', async (fullName) => {
    const answer = await world.send(undefined, accountEndpoints.signUp, {
      body: adult({ fullName }),
    });
    expect([400, 422]).toContain(answer.statusCode);
    expect(beside(answer, 'fullName')).toMatch(/choose (?:another|a different) /u);
  });

  it.each(USERNAMES)('as a child called %s is refused', async (username) => {
    nth += 1;
    const answer = await world.send(undefined, accountEndpoints.signUpChild, {
      body: {
        email: `namedchild${nth}@people.ribbon.test`,
        username,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        guardianEmail: `namedparent${nth}@people.ribbon.test`,
        clubId: null,
      },
    });
    expect([400, 422]).toContain(answer.statusCode);
    expect(beside(answer, 'username')).toMatch(/choose (?:another|a different) /u);
  });

  it('tells nobody whether an address has an account: the answer is the same for both', async () => {
    const known = await world.person();
    for (const email of [known.email, 'nobody.there@people.ribbon.test']) {
      const answer = await world.send(undefined, accountEndpoints.signUp, {
        body: adult({ email, username: 'whatsapp_07700900123' }),
      });
      expect([400, 422]).toContain(answer.statusCode);
    }
  });

  it.each(['Aisha Butt', 'Alan Cummings', 'Anna Adminson', 'Kateřina Říhová', 'Анна Иванова'])(
    'is open to %s',
    async (fullName) => {
      const answer = await world.send(undefined, accountEndpoints.signUp, {
        body: adult({ fullName }),
      });
      expect(answer.statusCode).toBe(204);
    },
  );
});

it.each(FULL_NAMES)('a guardian cannot have a child called %s', async (fullName) => {
  const { child, guardianEmail } = await waitingChild(world);
  const guardian = await world.person({ userType: 'parent', email: guardianEmail });
  const approve = async (name: string) =>
    world.send(guardian, familyEndpoints.approve, {
      body: {
        ...(await guardianLink(world, guardian.email)),
        ...approvalForm,
        fullName: name,
        birthYear: world.clock().getUTCFullYear() - 10,
        permissions: {},
      },
    });
  const refused = await approve(fullName);
  expect([400, 422]).toContain(refused.statusCode);
  expect(beside(refused, 'fullName')).toMatch(/choose (?:another|a different) /u);
  expect((await profileOf(child.id))?.full_name).toBeNull();
  // Nothing is lost: the same link works with another name.
  expect((await approve('Mia Lark Testfield')).statusCode).toBe(204);
});

describe('a profile', () => {
  const edit = {
    country: 'Spain' as const,
    bio: null,
    age: null,
    specialties: [],
    achievements: [],
  };

  it.each(FULL_NAMES)('cannot be renamed to %s', async (fullName) => {
    const person = await world.person();
    const answer = await world.send(person, profileEndpoints.edit, { body: { ...edit, fullName } });
    expect([400, 422]).toContain(answer.statusCode);
    expect(beside(answer, 'fullName')).toBeDefined();
  });

  it('keeps a name that was there before it was reserved', async () => {
    const admin = await world.person({ roles: ['system_admin'] });
    await world.db
      .updateTable('athlete_profiles')
      .set({ full_name: 'Ribbon Safety Team' })
      .where('id', '=', admin.id)
      .execute();
    const body = { ...edit, fullName: 'Ribbon Safety Team', bio: 'We read every report.' };
    expect((await world.send(admin, profileEndpoints.edit, { body })).statusCode).toBe(200);
  });
});

describe('a club', () => {
  it.each(['Ribbon Safety', 'R1bbon Support Team', 'Fuck Gymnastics'])(
    'cannot be renamed to %s',
    async (name) => {
      const { id: clubId, admin } = await clubIn(world);
      const { club: before } = await world.call(admin, manageEndpoints.overview, {
        params: { clubId },
      });
      const answer = await world.send(admin, manageEndpoints.update, {
        params: { clubId },
        body: { version: before.version, details: { ...before.details, name } },
      });
      expect([400, 422]).toContain(answer.statusCode);
      expect(beside(answer, 'details.name') ?? beside(answer, 'name')).toBeDefined();
    },
  );

  it('is not claimed under a name that pretends to be the platform or leads elsewhere', async () => {
    const clubId = await listedClub(world);
    const person = await world.person({ userType: 'club_admin' });
    for (const name of ['Ribbon Support', 'Kevin 07700 900123']) {
      const answer = await world.send(person, claimEndpoints.submit, {
        params: { clubId },
        body: { name, email: person.email, message: 'I have run this club for twenty years.' },
      });
      expect([400, 422]).toContain(answer.statusCode);
      expect(beside(answer, 'name')).toMatch(/choose (?:another|a different) /u);
    }
  });
});
