import { claimOf, standingOf } from '#testing/claims';
import { listedClub } from '#testing/club';
import { type Person, type World, createWorld } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { claimEndpoints } from '@ribbon/domain/claims';
import {
  ADMIN_CLUBS_PAGE,
  type AdminClub,
  CLUB_UNDO_DAYS,
  type ClubDetailsDraft,
  type ClubFilter,
  clubAdminEndpoints,
  clubAdminFaults,
  clubEndpoints,
} from '@ribbon/domain/clubs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { list, create, update, remove, restore, removeAdmin } = clubAdminEndpoints;
const DAY = 24 * 60;

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

const plain: ClubDetailsDraft = { name: 'Foxglove RG', city: 'Bath', country: 'United Kingdom' };
const make = (change: Partial<ClubDetailsDraft> = {}): Promise<AdminClub> =>
  world.call(admin, create, { body: { ...plain, ...change } });
const found = async (search: string, status: ClubFilter = 'all') =>
  (await world.call(admin, list, { query: { search, status } })).clubs;
const acts = (subjectId: string) =>
  world.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'details'])
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();
const actions = async (subjectId: string) => (await acts(subjectId)).map(({ action }) => action);
const takeAway = (club: Pick<AdminClub, 'id' | 'name'>) =>
  world.call(admin, remove, { params: { clubId: club.id }, body: { confirmation: club.name } });

/** A club that somebody runs after an approved claim. */
async function runBy(person: Person, clubId: ClubId): Promise<void> {
  const params = { claimId: await claimOf(world, person, clubId) };
  await world.call(admin, claimEndpoints.decide, { params, body: { approve: true } });
}

describe('a new club', () => {
  it('has everything that was written, tidied, and nothing where nothing was', async () => {
    const club = await make({
      description: '  ',
      programs: ' Beginners, , Squad ,Beginners',
      latitude: '51.38',
      longitude: -2.36,
      ageFrom: '5',
      levels: ['beginner'],
      apparatus: ['hoop', 'ribbon'],
      days: ['monday'],
      joinPolicy: 'approval',
      art: 'logo-hoop',
      email: 'hello@foxglove.ribbon.test',
      website: 'https://foxglove.ribbon.test',
    });
    expect(club).toMatchObject({
      ...plain,
      description: null,
      phone: null,
      programs: ['Beginners', 'Squad'],
      latitude: 51.38,
      longitude: -2.36,
      ageFrom: 5,
      status: 'listed',
      isClaimed: false,
      joinPolicy: 'approval',
      art: 'logo-hoop',
      version: 1,
      admins: [],
    });
    expect(await acts(club.id)).toMatchObject([{ actor_id: admin.id, action: 'club.created' }]);
  });

  it.each([
    [{ name: ' ' }, 'Please enter the name of the club'],
    [{ city: '' }, 'Please enter the town'],
    [{ country: 'X' }, 'Please enter the country'],
    [{ email: 'hello' }, 'Please enter a valid email address'],
    [
      { website: 'javascript:alert(1)' },
      'Please enter a web address that starts with http:// or https://',
    ],
    [{ latitude: '91', longitude: '0' }, 'A latitude is a number from -90 to 90'],
    [{ latitude: 'north', longitude: '0' }, 'A latitude is a number from -90 to 90'],
    [{ latitude: '51' }, 'Please enter both latitude and longitude, or neither'],
    [{ ageFrom: '5.5' }, 'An age is a whole number from 0 to 99'],
    [
      { programs: Array.from({ length: 31 }, (_, nth) => `P${nth}`) },
      'A club can have 30 programs at most, each of 80 characters',
    ],
  ])('with %j is refused in plain words', async (change, message) => {
    const refusal = await world.refusal(admin, create, { body: { ...plain, ...change } });
    expect(refusal).toMatchObject({ status: 400, message });
  });

  it('is read by the moderator, who lets it say how to reach it', async () => {
    const unkind = { ...plain, description: 'you are such an idiot, nobody likes you' };
    const refusal = await world.refusal(admin, create, { body: unkind });
    expect(refusal).toMatchObject({ code: 'flagged', issues: [{ path: 'description' }] });
    await make({ description: 'Call us on 01632 960123 or write to hello@foxglove.ribbon.test.' });
  });

  it('can be found by whoever wants to claim it, but not chosen at sign-up', async () => {
    await make({ name: 'Only Listed' });
    const choices = (scope: 'all' | 'joinable') =>
      world.call(undefined, clubEndpoints.choices, { query: { search: 'only listed', scope } });
    expect((await choices('all')).clubs).toMatchObject([{ status: 'listed', isClaimed: false }]);
    expect((await choices('joinable')).clubs).toEqual([]);
  });
});

describe('an edit', () => {
  it('replaces what is said, raises the version and names what changed', async () => {
    const club = await make({ phone: '01632 960000' });
    const details = { ...plain, city: 'Wells', programs: 'Squad' };
    const params = { clubId: club.id };
    const edited = await world.call(admin, update, { params, body: { version: 1, details } });
    expect(edited).toMatchObject({ city: 'Wells', phone: null, programs: ['Squad'], version: 2 });
    expect((await acts(club.id)).at(-1)).toMatchObject({
      action: 'club.updated',
      details: { fields: ['city', 'phone', 'programs'] },
    });
  });

  it('on an older version is refused with what the club is now', async () => {
    const club = await make();
    const params = { clubId: club.id };
    const edit = (city: string, version: number) => ({
      params,
      body: { version, details: { ...plain, city } },
    });
    await world.call(admin, update, edit('Wells', 1));
    const refusal = await world.refusal(admin, update, edit('York', 1));
    expect(clubAdminFaults.changedMeanwhile.matches(refusal)).toBe(true);
    expect(refusal.data).toMatchObject({ city: 'Wells', version: 2 });
    expect(await world.call(admin, update, edit('York', 2))).toMatchObject({ city: 'York' });
  });

  it('is made once when ten admins save at the same moment', async () => {
    const club = await make();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        world.send(admin, update, {
          params: { clubId: club.id },
          body: { version: 1, details: { ...plain, city: `Town ${nth}` } },
        }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, ...Array(9).fill(409)]);
  });

  it('of a club that is not there is refused', async () => {
    const params = { clubId: admin.id as string as ClubId };
    const body = { version: 1, details: plain };
    expect(await world.refusal(admin, update, { params, body })).toMatchObject({
      status: 404,
      message: 'Club not found',
    });
  });
});

describe('the list', () => {
  it('shows the newest first, page by page, with those who run each club', async () => {
    const own = await createWorld();
    const boss = await own.person({ roles: ['system_admin'] });
    const ids: ClubId[] = [];
    for (let nth = 0; nth < ADMIN_CLUBS_PAGE + 5; nth += 1) ids.unshift(await listedClub(own));
    const person = await own.person();
    const [newest = '' as ClubId] = ids;
    const params = { claimId: await claimOf(own, person, newest) };
    await own.call(boss, claimEndpoints.decide, { params, body: { approve: true } });

    const first = await own.call(boss, list, { query: {} });
    expect(first).toMatchObject({ total: ids.length, next: ids[ADMIN_CLUBS_PAGE - 1] });
    expect(first.clubs[0]?.admins).toEqual([
      { userId: person.id, email: person.email, username: 'person2', fullName: 'Person Number 2' },
    ]);
    const second = await own.call(boss, list, { query: { after: first.next ?? undefined } });
    expect([...first.clubs, ...second.clubs].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
    const approved = await own.call(boss, list, { query: { status: 'approved' } });
    expect(approved.clubs.map(({ id }) => id)).toEqual([newest]);
    await own.close();
  });

  it('finds by part of name, town or address, whatever signs are typed', async () => {
    await make({ name: 'Żar 100%', city: 'Ely', address: '7 Ribbon Lane' });
    expect(await found('zar 100%')).toHaveLength(1);
    expect(await found('7 ribbon')).toHaveLength(1);
    expect(await found("'; drop table clubs; --")).toEqual([]);
  });
});

describe('removing an admin', () => {
  const away = (clubId: ClubId, person: Person) =>
    world.call(admin, removeAdmin, { params: { clubId, userId: person.id } });

  it('ends role, link and membership, and the club of the last one is listed again', async () => {
    const [person, clubId] = [await world.person(), await listedClub(world)];
    await runBy(person, clubId);
    expect(await away(clubId, person)).toEqual({ status: 'listed' });
    expect(await standingOf(world, clubId)).toEqual({
      status: 'listed',
      isClaimed: false,
      claimedBy: null,
      claimedAt: null,
      admins: [],
      roles: [],
      members: [],
    });
    const roles = await world.db
      .selectFrom('user_roles')
      .select(['is_active', 'revoked_at'])
      .where('user_id', '=', person.id)
      .execute();
    expect(roles).toEqual([{ is_active: false, revoked_at: expect.any(Date) }]);
    expect((await acts(clubId)).at(-1)).toMatchObject({
      actor_id: admin.id,
      action: 'club.admin.removed',
      details: { userId: person.id },
    });
  });

  it('leaves the club to the others who run it', async () => {
    const [first, second] = [await world.person(), await world.person()];
    const clubId = await listedClub(world);
    await runBy(first, clubId);
    await world.db
      .insertInto('club_admins')
      .values({ club_id: clubId, user_id: second.id })
      .execute();
    expect(await away(clubId, first)).toEqual({ status: 'approved' });
    expect(await standingOf(world, clubId)).toMatchObject({
      status: 'approved',
      isClaimed: true,
      claimedBy: second.id,
      admins: [second.id],
    });
    expect(await away(clubId, second)).toEqual({ status: 'listed' });
  });

  it('happens once when two try', async () => {
    const [person, clubId] = [await world.person(), await listedClub(world)];
    await runBy(person, clubId);
    const params = { clubId, userId: person.id };
    const answers = await Promise.all([
      world.send(admin, removeAdmin, { params }),
      world.send(admin, removeAdmin, { params }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 404,
    ]);
  });
});

describe('deleting a club', () => {
  it('needs its name, exactly', async () => {
    const club = await make({ name: 'Precious Hoops' });
    const params = { clubId: club.id };
    const refusal = await world.refusal(admin, remove, {
      params,
      body: { confirmation: 'precious hoops' },
    });
    expect(refusal).toMatchObject({
      message: 'Please type the name exactly as it is shown.',
      issues: [{ path: 'confirmation' }],
    });
    expect(await found('Precious')).toHaveLength(1);
  });

  it('hides it everywhere and can be undone for 30 days, with everything as it was', async () => {
    const person = await world.person();
    const club = await make({ name: 'Comeback RG' });
    await runBy(person, club.id);
    const before = await standingOf(world, club.id);
    await takeAway(club);
    expect(await found('Comeback')).toEqual([]);
    expect(await found('Comeback', 'deleted')).toMatchObject([{ id: club.id }]);
    const finder = { query: { search: 'comeback', scope: 'all' } } as const;
    expect(await world.call(undefined, clubEndpoints.choices, finder)).toEqual({ clubs: [] });
    expect(await world.call(person, clubEndpoints.memberships)).toEqual({ memberships: [] });
    const params = { clubId: club.id };
    expect(
      (await world.send(admin, update, { params, body: { version: 1, details: plain } }))
        .statusCode,
    ).toBe(404);

    await world.call(admin, restore, { params });
    expect(await found('Comeback')).toMatchObject([{ id: club.id, membersCount: 1 }]);
    expect(await standingOf(world, club.id)).toEqual(before);
    expect(await actions(club.id)).toEqual(['club.created', 'club.deleted', 'club.restored']);
    expect((await world.send(admin, restore, { params })).statusCode).toBe(404);
  });

  it('is final after 30 days, with everything that hung on it', async () => {
    const own = await createWorld();
    const boss = await own.person({ roles: ['system_admin'] });
    const person = await own.person();
    const [kept, gone] = [await listedClub(own), await listedClub(own, { name: 'Goodbye RG' })];
    await claimOf(own, person, kept);
    const claimId = await claimOf(own, person, gone);
    await own.call(boss, claimEndpoints.decide, { params: { claimId }, body: { approve: true } });
    await own.db
      .insertInto('club_reviews')
      .values({ club_id: gone, user_id: person.id, rating: 5 })
      .execute();
    const params = { clubId: gone };
    await own.call(boss, remove, { params, body: { confirmation: 'Goodbye RG' } });

    own.turnClock((CLUB_UNDO_DAYS - 1) * DAY);
    await own.housekeeper.run();
    const later = await own.enter(boss.id, boss.email);
    expect((await own.call(later, list, { query: { status: 'deleted' } })).clubs).toHaveLength(1);

    own.turnClock(DAY + 1);
    const latest = await own.enter(boss.id, boss.email);
    expect(await own.refusal(latest, restore, { params })).toMatchObject({ code: 'undoOver' });
    await own.housekeeper.run();
    for (const table of [
      'club_admins',
      'club_memberships',
      'club_reviews',
      'user_roles',
    ] as const) {
      const rows = await own.db
        .selectFrom(table)
        .select('club_id')
        .where('club_id', 'is not', null)
        .execute();
      expect(rows).toEqual([]);
    }
    const claims = await own.db.selectFrom('club_claim_requests').select('club_id').execute();
    expect(claims).toEqual([{ club_id: kept }]);
    const clubs = await own.db.selectFrom('clubs').select('id').execute();
    expect(clubs).toEqual([{ id: kept }]);
    const [act] = await own.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(act).toEqual({ actor_id: null, action: 'club.purged' });
    await own.close();
  });
});
