import { describe, expect, it } from 'vitest';
import { type AccountStatus, AgeBand, type Member, UserId } from '../accounts/index.ts';
import { NewClaim, claimMessages, claimPolicy } from './index.ts';

const member = (ageBand: AgeBand, status: AccountStatus = 'active'): Member => ({
  id: UserId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c'),
  userType: 'club_admin',
  ageBand,
  status,
  isVerified: true,
  roles: [{ role: 'system_admin', clubId: null }],
});

describe('claiming a club', () => {
  it('is for adults, whatever type or role the others hold', () => {
    expect(AgeBand.options.filter((band) => claimPolicy.claim(member(band)))).toEqual(['adult']);
  });

  it.each(['awaiting_guardian', 'paused', 'deleting'] as const)(
    'is not for an account that is %s',
    (status) => {
      expect(claimPolicy.claim(member('adult', status))).toBe(false);
    },
  );

  it('is offered to visitors and adults, and only for a club that nobody runs', () => {
    const [free, held] = [{ isClaimed: false }, { isClaimed: true }];
    expect(claimPolicy.isOffered(undefined, free)).toBe(true);
    expect(claimPolicy.isOffered(member('adult'), free)).toBe(true);
    expect(claimPolicy.isOffered(member('16-17'), free)).toBe(false);
    expect(claimPolicy.isOffered(member('adult'), held)).toBe(false);
    expect(claimPolicy.isOffered(undefined, held)).toBe(false);
  });

  it('keeps an address as accounts have it', () => {
    const claim = NewClaim.parse({ name: ' Nadia ', email: ' Nadia@Ribbon.TEST ', message: 'Hi' });
    expect(claim).toEqual({ name: 'Nadia', email: 'nadia@ribbon.test', message: 'Hi' });
  });

  it('is answered in the words of the product', () => {
    expect(claimMessages.decided.approved).toBe('Request approved successfully!');
    expect(claimMessages.decisionFailed.rejected).toBe('Failed to reject request.');
  });
});
