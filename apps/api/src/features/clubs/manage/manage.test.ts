import { addAdmin, clubWithAdmin, enrol, eventDetails } from '#testing/club';
import { type Person, type World, createWorld } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  type OwnClubDetails,
  clubAdminEndpoints,
  clubFaults,
  manageEndpoints as endpoints,
} from '@ribbon/domain/clubs';
import { addDays, calendarEndpoints } from '@ribbon/domain/calendar';
import { moderationFaults } from '@ribbon/domain/moderation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const overview = (who: Person, clubId: ClubId) =>
  world.call(who, endpoints.overview, { params: { clubId } });
const daysAgo = (days: number) => new Date(world.clock().getTime() - days * 86_400_000);
const acts = (clubId: ClubId) =>
  world.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'details'])
    .where('subject_id', '=', clubId)
    .orderBy('id')
    .execute();

/** What the form would send: everything as it is, with a change. */
async function edit(who: Person, clubId: ClubId, change: Partial<OwnClubDetails>) {
  const { club } = await overview(who, clubId);
  return {
    params: { clubId },
    body: { version: club.version, details: { ...club.details, ...change } },
  };
}

describe('who may administer', () => {
  it('lists the clubs one runs, by name, and no others', async () => {
    const { clubId, admin } = await clubWithAdmin(world, { name: 'Zinnia' });
    const other = await clubWithAdmin(world, { name: 'Aster' });
    await world.db
      .insertInto('club_admins')
      .values({ club_id: other.clubId, user_id: admin.id })
      .execute();
    const { clubs } = await world.call(admin, endpoints.clubs);
    expect(clubs.map(({ name }) => name)).toEqual(['Aster', 'Zinnia']);
    const own = await world.call(other.admin, endpoints.clubs);
    expect(own.clubs.map(({ id }) => id)).not.toContain(clubId);
  });

  it('whoever only calls themselves a club admin runs none, and looks into none', async () => {
    const { clubId } = await clubWithAdmin(world);
    const pretender = await world.person({ userType: 'club_admin' });
    expect(await world.call(pretender, endpoints.clubs)).toEqual({ clubs: [] });
    const params = { clubId };
    expect((await world.refusal(pretender, endpoints.overview, { params })).code).toBe('notFound');
    const body = { art: 'logo-hoop' } as const;
    expect((await world.refusal(pretender, endpoints.changeLogo, { params, body })).code).toBe(
      'accessDenied',
    );
  });

  it('a record without the flag opens nothing', async () => {
    const { clubId } = await clubWithAdmin(world);
    const gymnast = await world.person();
    await world.db
      .insertInto('club_admins')
      .values({ club_id: clubId, user_id: gymnast.id })
      .execute();
    expect(await world.refusal(gymnast, endpoints.clubs, {})).toMatchObject({
      status: 403,
      message: 'Access Denied',
    });
    const refusal = await world.refusal(gymnast, endpoints.overview, { params: { clubId } });
    expect(refusal.code).toBe('notFound');
  });

  it('a system admin needs a record as well', async () => {
    const { clubId } = await clubWithAdmin(world);
    const system = await world.person({ roles: ['system_admin'] });
    const params = { clubId };
    expect((await world.refusal(system, endpoints.overview, { params })).code).toBe('notFound');
    await world.db
      .insertInto('club_admins')
      .values({ club_id: clubId, user_id: system.id })
      .execute();
    expect((await overview(system, clubId)).club.id).toBe(clubId);
  });

  it('a club that was deleted is gone', async () => {
    const { clubId, admin } = await clubWithAdmin(world, { deleted_at: world.clock() });
    expect(await world.call(admin, endpoints.clubs)).toEqual({ clubs: [] });
    const refusal = await world.refusal(admin, endpoints.overview, { params: { clubId } });
    expect(refusal.code).toBe('notFound');
  });
});

describe('the figures', () => {
  it('count what there is, and nothing else', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    await world.db
      .updateTable('club_memberships')
      .set({ joined_at: daysAgo(200) })
      .where('user_id', '=', admin.id)
      .execute();
    const left = (days: number, left_reason: 'left' | 'declined') =>
      ({ status: 'left', left_at: daysAgo(days), left_reason }) as const;
    await enrol(world, clubId, await world.person());
    await enrol(world, clubId, await world.person(), { joined_at: daysAgo(29) });
    await enrol(world, clubId, await world.person(), { joined_at: daysAgo(31) });
    await enrol(world, clubId, await world.person(), {
      joined_at: daysAgo(90),
      ...left(3, 'left'),
    });
    await enrol(world, clubId, await world.person(), { joined_at: daysAgo(9), ...left(8, 'left') });
    await enrol(world, clubId, await world.person(), { ...left(1, 'declined') });
    await enrol(world, clubId, await world.person(), { status: 'waiting_club' });
    await enrol(world, clubId, await world.person(), { status: 'waiting_guardian' });
    const post = (more: object) => ({
      author_id: admin.id,
      club_id: clubId,
      is_club_post: true,
      visibility: 'public' as const,
      content: 'Summer display!',
      approval_status: 'approved' as const,
      ...more,
    });
    await world.db
      .insertInto('posts')
      .values([
        post({}),
        post({ approval_status: 'held' }),
        post({ is_hidden: true, hidden_at: world.clock() }),
      ])
      .execute();
    const event = (days: number, more = {}) => ({
      club_id: clubId,
      title: 'Training',
      starts_at: daysAgo(-days),
      ends_at: daysAgo(-days - 1),
      ...more,
    });
    await world.db
      .insertInto('club_events')
      .values([
        event(2),
        event(30),
        event(-2),
        event(4, { status: 'cancelled', cancelled_at: world.clock() }),
      ])
      .execute();
    const { figures, waiting } = await overview(admin, clubId);
    expect(figures).toEqual({ activeMembers: 4, clubPosts: 1, upcomingEvents: 2, growth: 1 });
    expect(waiting).toBe(1);
  });

  it('read the rating from approved reviews, and say when there is none', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    expect((await overview(admin, clubId)).rating).toBeNull();
    const { id: user_id } = await world.person();
    await world.db
      .insertInto('club_reviews')
      .values({ club_id: clubId, user_id, rating: 4, status: 'approved' })
      .execute();
    expect((await overview(admin, clubId)).rating).toBe(4);
  });
});

describe('the details', () => {
  it('are saved, written down and seen by everybody', async () => {
    const { clubId, admin } = await clubWithAdmin(world, { latitude: 53.8, longitude: -1.5 });
    const saved = await world.call(
      admin,
      endpoints.update,
      await edit(admin, clubId, {
        name: 'Foxglove Rhythmic',
        address: '12 Ribbon Lane',
        phone: '01632 960123',
        email: 'hello@foxglove.ribbon.test',
        website: 'https://foxglove.ribbon.test',
        hours: 'Weekdays 16:00–19:00',
        description: 'A friendly club for gymnasts of every level.',
        programs: ['Beginner squad', 'Group routines'],
        ageFrom: 5,
        levels: ['beginner', 'elite'],
        apparatus: ['hoop'],
        days: ['monday'],
        joinPolicy: 'approval',
      }),
    );
    expect(saved).toMatchObject({ version: 2, details: { name: 'Foxglove Rhythmic', ageFrom: 5 } });
    expect((await overview(admin, clubId)).club).toEqual(saved);
    const row = await world.db
      .selectFrom('clubs')
      .select(['latitude', 'longitude', 'join_policy'])
      .where('id', '=', clubId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ latitude: 53.8, longitude: -1.5, join_policy: 'approval' });
    expect(await acts(clubId)).toMatchObject([
      { actor_id: admin.id, action: 'club.edited', details: { version: 2 } },
    ]);
    const told = await world.db
      .selectFrom('realtime_events')
      .select('topic')
      .where('audience', '=', 'everyone')
      .execute();
    expect(told.map(({ topic }) => topic)).toContain('clubs');
  });

  it('that are as they were make no new version', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const same = await edit(admin, clubId, {});
    expect((await world.call(admin, endpoints.update, same)).version).toBe(1);
    expect(await acts(clubId)).toEqual([]);
  });

  it('saved meanwhile by somebody else are shown instead of written over', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const second = await addAdmin(world, clubId);
    const theirs = await edit(second, clubId, { hours: 'Weekends' });
    await world.call(admin, endpoints.update, await edit(admin, clubId, { phone: '01632 960999' }));
    const refusal = await world.refusal(second, endpoints.update, theirs);
    expect(clubFaults.changedMeanwhile.matches(refusal)).toBe(true);
    expect(refusal).toMatchObject({
      status: 409,
      data: { club: { version: 2, details: { phone: '01632 960999', hours: null } } },
    });
  });

  it('of two who save at the same moment one wins', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const inputs = await Promise.all(
      Array.from({ length: 10 }, (_, index) => edit(admin, clubId, { hours: `From ${index}` })),
    );
    const answers = await Promise.all(
      inputs.map((input) => world.send(admin, endpoints.update, input)),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(9);
    expect((await overview(admin, clubId)).club.version).toBe(2);
  });

  it('with hurtful words are not saved, and the refusal names the field', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const description = 'You are all stupid ugly losers and we hate you';
    const refusal = await world.refusal(
      admin,
      endpoints.update,
      await edit(admin, clubId, { description, hours: 'Weekends' }),
    );
    expect(moderationFaults.flagged.matches(refusal)).toBe(true);
    expect(refusal.issues.map(({ path }) => path)).toEqual(['description']);
    expect((await overview(admin, clubId)).club).toMatchObject({
      version: 1,
      details: { description: null, hours: null },
    });
    const verdict = await world.db
      .selectFrom('moderation_verdicts')
      .select(['content_kind', 'field'])
      .where('author_id', '=', admin.id)
      .where('is_violation', '=', true)
      .executeTakeFirstOrThrow();
    expect(verdict).toEqual({ content_kind: 'club', field: 'description' });
  });

  it('move the club on the map when the address is another that we know', async () => {
    const { clubId, admin } = await clubWithAdmin(world, { latitude: 53.81, longitude: -1.54 });
    const whereAfter = async (change: Partial<OwnClubDetails>) => {
      await world.call(admin, endpoints.update, await edit(admin, clubId, change));
      return world.db
        .selectFrom('clubs')
        .select(['latitude', 'longitude'])
        .where('id', '=', clubId)
        .executeTakeFirstOrThrow();
    };
    const first = { latitude: 53.81, longitude: -1.54 };
    expect(await whereAfter({ hours: 'Weekends' })).toEqual(first);
    // A street that we do not know is somewhere in the town where the club already is.
    expect(await whereAfter({ address: '12 Ribbon Lane' })).toEqual(first);
    expect(await whereAfter({ city: 'Zzqxville' })).toEqual(first);
    const york = await whereAfter({ city: 'York' });
    expect(york.latitude).toBeCloseTo(53.96, 1);
    expect(york.longitude).toBeCloseTo(-1.08, 1);
    const headingley = await whereAfter({ city: 'Leeds', address: '12 Ribbon Lane, LS6 3AB' });
    expect(headingley.latitude).toBeCloseTo(53.82, 1);
  });
});

describe('the logo', () => {
  it('is one of the drawings, kept on the server and written down', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    await world.call(admin, endpoints.changeLogo, {
      params: { clubId },
      body: { art: 'logo-knot' },
    });
    expect((await overview(admin, clubId)).art).toBe('logo-knot');
    expect(await acts(clubId)).toMatchObject([{ action: 'club.logo_changed' }]);
  });

  it('is nothing else', async () => {
    const { clubId, admin } = await clubWithAdmin(world);
    const body = { art: 'https://elsewhere.example/logo.png' as 'logo-knot' };
    const refusal = await world.refusal(admin, endpoints.changeLogo, { params: { clubId }, body });
    expect(refusal.code).toBe('invalidInput');
  });
});

it('recent activity is what really happened, newest first, with children by their short names', async () => {
  const { clubId, admin } = await clubWithAdmin(world, { created_at: daysAgo(100) });
  const child = await world.person({ userType: 'child_gymnast', birthYear: 2018 });
  const leaver = await world.person();
  await world.db
    .updateTable('club_memberships')
    .set({ joined_at: daysAgo(60) })
    .where('user_id', '=', admin.id)
    .execute();
  await enrol(world, clubId, child, { joined_at: daysAgo(5) });
  await enrol(world, clubId, leaver, {
    joined_at: daysAgo(50),
    status: 'left',
    left_at: daysAgo(4),
    left_reason: 'removed',
  });
  await enrol(world, clubId, await world.person(), {
    status: 'left',
    left_at: daysAgo(1),
    left_reason: 'declined',
  });
  await world.db
    .insertInto('club_reviews')
    .values([
      {
        club_id: clubId,
        user_id: leaver.id,
        rating: 5,
        status: 'approved',
        created_at: daysAgo(9),
        reviewed_at: daysAgo(3),
      },
      { club_id: clubId, user_id: child.id, rating: 1, created_at: daysAgo(2) },
    ])
    .execute();
  await world.db
    .insertInto('club_claim_requests')
    .values({
      club_id: clubId,
      requester_id: admin.id,
      requester_name: 'Admin',
      requester_email: admin.email,
      message: 'It is ours.',
      status: 'approved',
      created_at: daysAgo(71),
      reviewed_at: daysAgo(70),
    })
    .execute();
  await world.db
    .insertInto('club_events')
    .values({
      club_id: clubId,
      title: 'Display',
      starts_at: daysAgo(-9),
      ends_at: daysAgo(-10),
      created_by: admin.id,
      created_at: daysAgo(2),
    })
    .execute();
  await world.call(admin, endpoints.changeLogo, { params: { clubId }, body: { art: 'logo-star' } });
  const { activity } = await world.call(admin, endpoints.activity, { params: { clubId } });
  expect(activity.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['logoChanged', null],
    ['eventCreated', 'Display'],
    ['reviewed', '5'],
    ['removed', null],
    ['joined', null],
    ['joined', null],
    ['claimed', null],
  ]);
  expect(activity[4]?.person).toMatch(/^Person \d\.$/u);
  expect(activity[3]?.person).toMatch(/^Person Number \d+$/u);
});

it('a series of events is one line of the activity, and a system admin’s edit is one, too', async () => {
  const { clubId, admin } = await clubWithAdmin(world);
  const system = await world.person({ roles: ['system_admin'] });
  const first = eventDetails({ in: world.clock(), days: 7 });
  const { eventIds } = await world.call(admin, calendarEndpoints.create, {
    params: { clubId },
    body: { ...first, repeatUntil: addDays(first.startDay, 21) },
  });
  expect(eventIds).toHaveLength(4);
  const { club } = await overview(admin, clubId);
  await world.call(system, clubAdminEndpoints.update, {
    params: { clubId },
    body: { version: club.version, details: { ...club.details, hours: 'Weekends' } },
  });
  const { activity } = await world.call(admin, endpoints.activity, { params: { clubId } });
  expect(activity.map(({ kind }) => kind)).toEqual(['edited', 'eventCreated', 'joined']);
  const { figures } = await overview(admin, clubId);
  expect(figures.upcomingEvents).toBe(4);
  const eventId = eventIds[0];
  if (eventId === undefined) throw new Error('nothing was planned');
  const body = { version: 1, scope: 'this' } as const;
  await world.call(admin, calendarEndpoints.cancel, { params: { eventId }, body });
  expect((await overview(admin, clubId)).figures.upcomingEvents).toBe(3);
});
