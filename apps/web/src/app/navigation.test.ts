import { type AccountStatus, type Member, UserId } from '@ribbon/domain/accounts';
import { describe, expect, it } from 'vitest';
import { isGroup, navigationFor } from './navigation.ts';

const member = (status: AccountStatus): Member => ({
  id: UserId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c'),
  userType: 'gymnast',
  ageBand: 'under13',
  roles: [],
  status,
  isVerified: false,
});
const placesFor = (status: AccountStatus) =>
  navigationFor(member(status)).flatMap((item) => (isGroup(item) ? item.places : [item]));

describe('the navigation', () => {
  it.each(['awaiting_guardian', 'paused', 'deleting'] as const)(
    'offers nothing that is closed to an account that is %s',
    (status) => {
      expect(placesFor(status).map(({ to }) => to)).toEqual(['/clubs', '/competitions']);
    },
  );

  it('offers the whole product to an account that can be used', () => {
    expect(placesFor('active').map(({ to }) => to)).toContain('/community');
  });
});
