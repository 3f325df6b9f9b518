import { addAdmin, clubWithAdmin } from '#testing/club';
import type { Person } from '#testing/world';
import type { ClubId } from '@ribbon/domain/accounts';
import {
  type OwnClubDetails,
  clubFaults,
  manageEndpoints as endpoints,
} from '@ribbon/domain/clubs';
import { moderationFaults } from '@ribbon/domain/moderation';
import { describe, expect, it } from 'vitest';
import { openWorld, overview, world } from './manage.fixture.ts';

openWorld();

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
    const received = await world.db
      .selectFrom('realtime_events')
      .select('topic')
      .where('audience', '=', 'everyone')
      .execute();
    expect(received.map(({ topic }) => topic)).toContain('clubs');
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
