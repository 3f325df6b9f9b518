import { claimOf } from '#testing/decisions/claims';
import { listedClub } from '#testing/club';
import { createWorld } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import { claimEndpoints } from '@ribbon/domain/claims';
import {
  ADMIN_CLUBS_PAGE,
  clubAdminEndpoints,
  clubAdminFaults,
  clubEndpoints,
} from '@ribbon/domain/clubs';
import { describe, expect, it } from 'vitest';
import { acts, admin, found, make, openWorld, plain, world } from './admin.fixture.ts';

const reason = 'A test';

const { list, create, update } = clubAdminEndpoints;

openWorld();

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
    [{ latitude: '91', longitude: '0' }, 'Latitude must be between -90 and 90'],
    [{ latitude: 'north', longitude: '0' }, 'Latitude must be between -90 and 90'],
    [{ latitude: '51' }, 'Please enter both latitude and longitude, or neither'],
    [{ ageFrom: '5.5' }, 'Please enter a whole number from 0 to 99'],
    [
      { programs: Array.from({ length: 31 }, (_, nth) => `P${nth}`) },
      'You can list up to 30 programs of up to 80 characters each',
    ],
  ])('with %j is refused in plain words', async (change, message) => {
    const refusal = await world.refusal(admin, create, { body: { ...plain, ...change, reason } });
    expect(refusal).toMatchObject({ status: 400, message });
  });

  it('is read by the moderator, who lets it say how to reach it in the fields for that', async () => {
    const unkind = { ...plain, description: 'you are such an idiot, nobody likes you' };
    const refusal = await world.refusal(admin, create, { body: { ...unkind, reason } });
    expect(refusal).toMatchObject({ code: 'flagged', issues: [{ path: 'description' }] });
    const calling = { ...plain, description: 'Call us on 01632 960123 or write to us.' };
    const received = await world.refusal(admin, create, { body: { ...calling, reason } });
    expect(received).toMatchObject({ code: 'notToMinors', issues: [{ path: 'description' }] });
    await make({ phone: '01632 960123', email: 'hello@foxglove.ribbon.test' });
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
    const edited = await world.call(admin, update, {
      params,
      body: { version: 1, details, reason },
    });
    expect(edited).toMatchObject({ city: 'Wells', phone: null, programs: ['Squad'], version: 2 });
    expect((await acts(club.id)).at(-1)).toMatchObject({
      action: 'club.updated',
      reason,
      details: { fields: ['city', 'phone', 'programs'] },
    });
  });

  it('on an older version is refused with what the club is now', async () => {
    const club = await make();
    const params = { clubId: club.id };
    const edit = (city: string, version: number) => ({
      params,
      body: { version, details: { ...plain, city }, reason },
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
          body: { version: 1, details: { ...plain, city: `Town ${nth}` }, reason },
        }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, ...Array(9).fill(409)]);
  });

  it('of a club that is not there is refused', async () => {
    const params = { clubId: admin.id as string as ClubId };
    const body = { version: 1, details: plain, reason };
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
    await own.call(boss, claimEndpoints.decide, { params, body: { approve: true, reason } });

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
