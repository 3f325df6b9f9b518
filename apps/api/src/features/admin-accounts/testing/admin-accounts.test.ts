import { newClub } from '#testing/club';
import { sanctioned } from '#testing/decisions/sanctions';
import type { UserId } from '@ribbon/domain/accounts';
import {
  ACCOUNTS_PER_PAGE,
  ACCOUNT_OPEN_MINUTES,
  type AccountFilter,
  accountOpeningEndpoints,
  adminAccountEndpoints as endpoints,
} from '@ribbon/domain/admin-accounts';
import { describe, expect, it } from 'vitest';
import { REASON, accountsWorld } from './admin-accounts.fixture.ts';

const setting = accountsWorld();

const list = async (query: Partial<AccountFilter> = {}) =>
  (await setting.world.call(setting.admin, endpoints.list, { query })).accounts.map(({ id }) => id);
const read = (userId: Parameters<typeof setting.profileOf>[0]) =>
  setting.world.call(setting.admin, endpoints.read, { params: { userId } });

describe('the list', () => {
  it('finds people by name, username and address', async () => {
    const { world } = setting;
    const person = await world.person({ email: 'quill.marsh@people.ribbon.test' });
    const { username } = await setting.profileOf(person.id);
    await world.db
      .updateTable('athlete_profiles')
      .set({ full_name: 'Quínn Marsh' })
      .where('id', '=', person.id)
      .execute();
    for (const search of ['quinn mar', username, 'quill.marsh@']) {
      expect(await list({ search })).toContain(person.id);
    }
    expect(await list({ search: 'nobody at all' })).toEqual([]);
    expect(await list({ search: '%' })).toEqual([]);
  });

  it('names no child under 13, and finds it by username only', async () => {
    const { world } = setting;
    const { child } = await setting.family();
    const { username, full_name: name } = await setting.profileOf(child.id);
    expect(await list({ search: username })).toContain(child.id);
    expect(await list({ search: name ?? '' })).not.toContain(child.id);
    expect(await list({ search: child.email })).not.toContain(child.id);
    const { accounts } = await world.call(setting.admin, endpoints.list, {
      query: { search: username },
    });
    expect(accounts.find(({ id }) => id === child.id)).toMatchObject({
      fullName: null,
      email: null,
      ageBand: 'under13',
    });
  });

  it('narrows by type, role, age, guardian, club, state, badge and beta', async () => {
    const { world } = setting;
    const { guardian, child } = await setting.family();
    const coach = await world.person({ userType: 'coach', roles: ['coach'], isVerified: true });
    const suspended = await world.person();
    await sanctioned(world, suspended.id, { kind: 'suspension' });
    const clubId = await newClub(world);
    await world.db
      .insertInto('club_memberships')
      .values({ club_id: clubId, user_id: coach.id, status: 'active' })
      .execute();
    const cases: [Partial<AccountFilter>, string, string][] = [
      [{ userType: 'coach' }, coach.id, guardian.id],
      [{ role: 'coach' }, coach.id, guardian.id],
      [{ ageBand: 'under13' }, child.id, coach.id],
      [{ guardian: 'linked' }, child.id, guardian.id],
      [{ guardian: 'guardian' }, guardian.id, child.id],
      [{ clubId }, coach.id, child.id],
      [{ status: 'suspended' }, suspended.id, coach.id],
      [{ status: 'active' }, coach.id, suspended.id],
      [{ verified: 'yes' }, coach.id, guardian.id],
      [{ beta: 'no' }, coach.id, ''],
    ];
    for (const [filter, there, missing] of cases) {
      const found = await list(filter);
      const seen = [found.includes(there as UserId), found.includes(missing as UserId)];
      expect({ filter, seen }).toEqual({ filter, seen: [true, false] });
    }
    expect(await list({ beta: 'yes' })).toEqual([]);
    expect(await list({ guardian: 'none', ageBand: 'under13' })).toEqual([]);
  });

  it('goes on where the page before ended', async () => {
    const { world, admin } = setting;
    await Promise.all(Array.from({ length: ACCOUNTS_PER_PAGE }, () => world.person()));
    const first = await world.call(admin, endpoints.list, { query: {} });
    const second = await world.call(admin, endpoints.list, {
      query: { cursor: first.next ?? undefined },
    });
    const ids = new Set([...first.accounts, ...second.accounts].map(({ id }) => id));
    expect(first.accounts).toHaveLength(ACCOUNTS_PER_PAGE);
    expect(ids.size).toBe(first.accounts.length + second.accounts.length);
  });
});

describe('a child under 13', () => {
  it('opens with a reason, which is written down, told to the guardian and over after a while', async () => {
    const { world, admin } = setting;
    const { guardian, child } = await setting.family();
    const params = { userId: child.id };
    expect(await read(child.id)).toMatchObject({ needsReason: true, record: null, history: null });

    const opened = await world.call(admin, endpoints.open, { params, body: { reason: REASON } });
    expect(opened.record).toMatchObject({ email: child.email });
    expect((await read(child.id)).needsReason).toBe(false);
    expect(await setting.auditOf(child.id)).toMatchObject([
      { action: 'account.opened', reason: REASON, by: admin.id },
    ]);
    expect(await setting.notificationsOf(guardian.id)).toMatchObject([
      { type: 'child_account_opened' },
    ]);
    const other = await world.person({ roles: ['system_admin'] });
    expect(await world.call(other, endpoints.read, { params })).toMatchObject({
      needsReason: true,
    });
    expect(
      await world.call(guardian, accountOpeningEndpoints.ofChild, {
        params: { childId: child.id },
      }),
    ).toMatchObject({ openings: [{ reason: REASON }] });
    const stranger = await world.person();
    const refusal = await world.refusal(stranger, accountOpeningEndpoints.ofChild, {
      params: { childId: child.id },
    });
    expect(refusal.code).toBe('notFound');

    world.turnClock(ACCOUNT_OPEN_MINUTES + 1);
    const later = await world.enter(admin.id, admin.email);
    expect(await world.call(later, endpoints.read, { params })).toMatchObject({
      needsReason: true,
    });
    await world.db.deleteFrom('user_roles').where('user_id', '=', other.id).execute();
  });

  it('is not for an administrator who looks after it', async () => {
    const { world } = setting;
    const { guardian, child } = await setting.family();
    await world.db
      .insertInto('user_roles')
      .values({ user_id: guardian.id, role: 'system_admin' })
      .execute();
    await world.db
      .updateTable('users')
      .set({ two_factor_enabled: true })
      .where('id', '=', guardian.id)
      .execute();
    const input = { params: { userId: child.id }, body: { reason: REASON } };
    expect((await world.refusal(guardian, endpoints.open, input)).code).toBe('ownCase');
    expect((await world.refusal(guardian, endpoints.signOut, input)).code).toBe('ownCase');
    await world.db.deleteFrom('user_roles').where('user_id', '=', guardian.id).execute();
  });
});
