import {
  type AccountStatus,
  type Member,
  type HeldRole,
  UserId,
  type UserType,
} from '@ribbon/domain/accounts';
import { describe, expect, it } from 'vitest';
import { navigationFor } from './navigation.members.ts';
import { type NavigationItem, VISITOR_LINKS, isGroup } from './navigation.ts';
import { definitions } from '../routes.tsx';

const member = (
  status: AccountStatus = 'active',
  userType: UserType = 'gymnast',
  roles: HeldRole[] = [],
): Member => ({
  id: UserId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c'),
  userType,
  ageBand: 'adult',
  roles,
  status,
  isVerified: false,
});
const flat = (items: readonly NavigationItem[]) =>
  items.flatMap((item) => (isGroup(item) ? item.links : [item])).map(({ to }) => to);
const guardian = { ...member('active', 'parent'), family: { children: 2 } };
const manager = member('active', 'club_admin');
const admin = member('active', 'gymnast', [{ role: 'system_admin', clubId: null }]);

describe('the navigation', () => {
  it.each(['awaiting_guardian', 'paused', 'deleting'] as const)(
    'offers nothing that is closed to an account that is %s',
    (status) => {
      const { tabs, bar, menu } = navigationFor(member(status));
      expect([flat(tabs), flat(bar), flat(menu)]).toEqual([
        ['/clubs', '/competitions', '/discover'],
        ['/clubs', '/competitions', '/discover'],
        [],
      ]);
    },
  );

  it('offers public pages and the family while beta mode keeps somebody outside', () => {
    const screens = ['/clubs', '/competitions', '/discover'];
    expect(flat(navigationFor(member(), { isOutsideBeta: true }).tabs)).toEqual(screens);
    expect(flat(navigationFor(guardian, { isOutsideBeta: true }).bar)).toEqual([
      ...screens,
      '/family',
    ]);
  });

  it('has five links under the thumb of a member', () => {
    const { tabs } = navigationFor(member());
    expect(tabs.map(({ label }) => label)).toEqual(['Home', 'Calendar', 'Create', 'Clubs', 'Me']);
    expect(flat(tabs)).toEqual([
      '/community',
      '/calendar',
      '/create-post',
      '/my-clubs',
      '/profile',
    ]);
  });

  it('leads guardians to their children, and those who run clubs to these', () => {
    expect(flat(navigationFor(guardian).tabs)[3]).toBe('/family');
    expect(flat(navigationFor(manager).tabs)[3]).toBe('/club-admin');
  });

  it('has calendar, clubs, teammates and family on the bar of those who have them', () => {
    const own = ['/community', '/calendar', '/my-clubs', '/teammates', '/profile'];
    expect(flat(navigationFor(member()).bar)).toEqual(expect.arrayContaining(own));
    expect(flat(navigationFor(member()).bar)).not.toContain('/family');
    expect(flat(navigationFor(guardian).bar)).toEqual(expect.arrayContaining([...own, '/family']));
  });

  it('has the family in the menu of a system admin who has a child', () => {
    expect(flat(navigationFor({ ...admin, family: { children: 1 } }).menu)).toContain('/family');
    expect(flat(navigationFor(admin).menu)).not.toContain('/family');
  });

  it.each([
    ['a member', member()],
    ['a guardian', guardian],
    ['a club manager', manager],
    ['a system admin', admin],
  ])('leads %s to screens that are there, to five links at most', (_, person) => {
    const { tabs, bar, menu } = navigationFor(person);
    const addresses = new Set<string>(definitions.map(({ path }) => path));
    const screens = [...flat(tabs), ...flat(bar), ...flat(menu)];
    expect(screens.filter((to) => !addresses.has(to))).toEqual([]);
    expect(tabs.length).toBeLessThanOrEqual(5);
  });

  it('leads a visitor to what everyone may see', () => {
    expect(VISITOR_LINKS.map(({ to }) => to)).toEqual([
      '/waitlist',
      '/clubs',
      '/competitions',
      '/discover',
    ]);
  });
});
