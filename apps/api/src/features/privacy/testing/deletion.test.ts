import { PASSWORD, type Person, type World, cookieOf, createWorld } from '#testing/world';
import { type UserId, accountEndpoints } from '@ribbon/domain/accounts';
import { friendEndpoints } from '@ribbon/domain/friends';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { cancelDeletion, deletion, scheduleDeletion } = privacyEndpoints;
const DAY = 24 * 60;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const usernameOf = ({ email }: Person) => email.split('@', 1)[0] ?? '';
const wish = (person: Person, change: Record<string, string> = {}) => ({
  body: { confirmation: usernameOf(person), password: PASSWORD, ...change },
});
const whoIs = async (person: Person) => (await world.call(person, accountEndpoints.me)).member;
const exists = async ({ id }: Person) =>
  (await world.db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;
async function signInAgain(person: Person): Promise<Person> {
  const response = await world.send(undefined, accountEndpoints.signIn, {
    body: { email: person.email, password: PASSWORD },
  });
  return { ...person, cookie: cookieOf(response) };
}

describe('asking to be forgotten', () => {
  it('gives 14 days, signs out elsewhere, and tells by mail until when and how to undo it', async () => {
    const person = await world.person();
    const other = await signInAgain(person);
    expect(await world.call(person, deletion)).toEqual({
      undoUntil: null,
      byGuardian: false,
      byAdmin: false,
    });
    const { undoUntil } = await world.call(person, scheduleDeletion, wish(person));
    const days = ((undoUntil?.getTime() ?? 0) - world.clock().getTime()) / 86_400_000;
    expect(days).toBeCloseTo(14, 2);
    expect(await whoIs(person)).toMatchObject({ status: 'deleting' });
    expect(await whoIs(other)).toBeNull();
    const [mail] = await world.mailsTo(person.email);
    expect(mail?.subject).toBe('Your Ribbon account will be deleted');
    expect(mail?.text).toContain(
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
        undoUntil ?? 0,
      ),
    );
    expect(mail?.text).toContain('Keep my account');
  });

  it('closes every endpoint for members meanwhile, with words that say why', async () => {
    const person = await world.person();
    await world.call(person, scheduleDeletion, wish(person));
    expect(await world.refusal(person, friendEndpoints.figures, {})).toMatchObject({
      code: 'accountDeleting',
    });
  });

  it.each([
    [{ confirmation: 'PERSON' }, 'confirmationWrong', 'confirmation'],
    [{ password: 'Wrong!2026' }, 'passwordWrong', 'password'],
  ])('refuses %j beside its field', async (change, code, path) => {
    const person = await world.person();
    const refusal = await world.refusal(person, scheduleDeletion, wish(person, change));
    expect(refusal).toMatchObject({ code, issues: [{ path }] });
    expect(await whoIs(person)).toMatchObject({ status: 'active' });
  });
});

describe('thinking again', () => {
  it('gives everything back, also days later from a new sign-in', async () => {
    const person = await world.person();
    await world.call(person, scheduleDeletion, wish(person));
    world.turnClock(13 * DAY);
    await world.housekeeper.run();
    const back = await signInAgain(person);
    await world.call(back, cancelDeletion);
    expect(await whoIs(back)).toMatchObject({ status: 'active' });
    expect(await world.call(back, deletion)).toEqual({
      undoUntil: null,
      byGuardian: false,
      byAdmin: false,
    });
    world.turnClock(30 * DAY);
    await world.housekeeper.run();
    expect(await exists(person)).toBe(true);
  });

  it('is harmless when there is nothing to undo, and can be done again and again', async () => {
    const person = await world.person();
    await world.call(person, cancelDeletion);
    for (let round = 0; round < 2; round += 1) {
      await world.call(person, scheduleDeletion, wish(person));
      await world.call(person, cancelDeletion);
    }
    expect(await whoIs(person)).toMatchObject({ status: 'active' });
  });

  it('is a guardian’s where a guardian asked for it', async () => {
    const child = await world.person({ userType: 'child_gymnast' });
    const guardian = await world.person({ userType: 'parent' });
    await world.call(child, scheduleDeletion, wish(child));
    await world.db
      .updateTable('account_deletion_requests')
      .set({ requested_by: guardian.id })
      .where('user_id', '=', child.id)
      .execute();
    expect(await world.call(child, deletion)).toMatchObject({ byGuardian: true });
    expect(await world.refusal(child, cancelDeletion, {})).toMatchObject({
      code: 'guardianDecides',
    });
  });
});

describe('when the time is over', () => {
  it('the account goes, one that changed its mind stays, and one that fails stops nobody', async () => {
    const [leaving, staying, stuck, next] = [
      await world.person(),
      await world.person(),
      await world.person(),
      await world.person(),
    ];
    for (const person of [stuck, leaving, staying, next]) {
      await world.call(person, scheduleDeletion, wish(person));
      world.turnClock(1);
    }
    await world.call(staying, cancelDeletion);
    await world.db.schema
      .createTable('holds_on')
      .addColumn('user_id', 'uuid', (column) => column.references('users.id'))
      .execute();
    await sql`insert into holds_on values (${stuck.id})`.execute(world.db);
    world.turnClock(14 * DAY);
    await world.housekeeper.run();
    expect(await Promise.all([leaving, staying, stuck, next].map(exists))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    await world.db.schema.dropTable('holds_on').execute();
    await world.housekeeper.run();
    expect(await exists(stuck)).toBe(false);
  });

  it('is written down by id only, and by nobody', async () => {
    const person = await world.person();
    await world.call(person, scheduleDeletion, wish(person));
    world.turnClock(14 * DAY + 1);
    await world.housekeeper.run();
    const acts = await world.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', person.id)
      .execute();
    expect(acts).toMatchObject([
      { action: 'account.erased', actor_id: null, reason: null, details: {} },
    ]);
  });

  it('a club whose last administrator left is listed again; others stay as they are', async () => {
    const [leaving, partner] = [await world.person(), await world.person()];
    const [alone, shared] = [await club(leaving.id), await club(leaving.id)];
    await world.db
      .insertInto('club_admins')
      .values({ club_id: shared, user_id: partner.id })
      .execute();
    await world.call(leaving, scheduleDeletion, wish(leaving));
    world.turnClock(14 * DAY + 1);
    await world.housekeeper.run();
    const states = await world.db
      .selectFrom('clubs')
      .select(['id', 'status', 'is_claimed', 'claimed_by', 'email'])
      .where('id', 'in', [alone, shared])
      .execute();
    const free = { status: 'listed', is_claimed: false, claimed_by: null, email: null };
    expect(states.find(({ id }) => id === alone)).toMatchObject(free);
    expect(states.find(({ id }) => id === shared)).toMatchObject({
      status: 'approved',
      is_claimed: true,
      claimed_by: null,
    });

    async function club(owner: UserId): Promise<string> {
      const { id } = await world.db
        .insertInto('clubs')
        .values({
          name: 'Held Rhythmic',
          city: 'York',
          country: 'United Kingdom',
          status: 'approved',
          is_claimed: true,
          claimed_by: owner,
          claimed_at: new Date(),
          email: leaving.email,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await world.db.insertInto('club_admins').values({ club_id: id, user_id: owner }).execute();
      return id;
    }
  });
});

describe('the last system admin', () => {
  beforeEach(async () => {
    await world.db.deleteFrom('user_roles').where('role', '=', 'system_admin').execute();
  });

  it('cannot leave before there is another', async () => {
    const admin = await world.person({ roles: ['system_admin'] });
    const refusal = await world.refusal(admin, scheduleDeletion, wish(admin));
    expect(refusal).toMatchObject({
      code: 'lastAdmin',
      message: 'You’re the only system admin. Please appoint another one first.',
    });
    await world.person({ roles: ['system_admin'] });
    await world.call(admin, scheduleDeletion, wish(admin));
    expect(await whoIs(admin)).toMatchObject({ status: 'deleting' });
  });

  it('is also the last when two leave at once', async () => {
    const pair = [
      await world.person({ roles: ['system_admin'] }),
      await world.person({ roles: ['system_admin'] }),
    ];
    const answers = await Promise.all(
      pair.map((admin) => world.send(admin, scheduleDeletion, wish(admin))),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });
});
