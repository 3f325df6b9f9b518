import { clubWithAdmin, enrol, eventDetails } from '#testing/club';
import { postBy } from '#testing/posts';
import { clubAdminEndpoints, manageEndpoints as endpoints } from '@ribbon/domain/clubs';
import { addDays, calendarEndpoints } from '@ribbon/domain/calendar';
import { describe, expect, it } from 'vitest';
import { openWorld, overview, world } from './manage.fixture.ts';

openWorld();

const daysAgo = (days: number) => new Date(world.clock().getTime() - days * 86_400_000);

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
  const postSaying = (content: string, days: number) => ({
    club_id: clubId,
    is_club_post: true,
    visibility: 'public' as const,
    content,
    created_at: daysAgo(days),
  });
  await postBy(world, admin, postSaying('Come to our open day', 6));
  await postBy(world, admin, postSaying('Ribbons '.repeat(20), 7));
  await postBy(world, admin, { ...postSaying('Not yet', 1), approval_status: 'held' });
  await world.call(admin, endpoints.changeLogo, { params: { clubId }, body: { art: 'logo-star' } });
  const { activity } = await world.call(admin, endpoints.activity, { params: { clubId } });
  expect(activity.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['logoChanged', null],
    ['eventCreated', 'Display'],
    ['reviewed', '5'],
    ['removed', null],
    ['joined', null],
    ['posted', 'Come to our open day'],
    ['posted', `${'Ribbons '.repeat(8).slice(0, 60).trim()}…`],
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
    body: {
      version: club.version,
      details: { ...club.details, hours: 'Weekends' },
      reason: 'A test',
    },
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
