import { expect, it } from 'vitest';
import { type Member, UserId } from '../accounts/index.ts';
import { QueueDecision, queuePolicy } from './index.ts';

const ME = UserId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c');
const SOMEBODY = UserId.parse('4d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c');
const member = (more: Partial<Member> = {}): Member => ({
  id: ME,
  userType: 'gymnast',
  ageBand: 'adult',
  status: 'active',
  isVerified: false,
  roles: [],
  ...more,
});
const moderator = member({ roles: [{ role: 'system_admin', clubId: null }] });

const theirs = { authorId: SOMEBODY, isOfOwnChild: false };

it('moderators decide about what others have made, and nobody about their own or their child’s', () => {
  expect(queuePolicy.decide(moderator, theirs)).toBe(true);
  expect(queuePolicy.decide(moderator, { ...theirs, authorId: ME })).toBe(false);
  expect(queuePolicy.decide(moderator, { ...theirs, isOfOwnChild: true })).toBe(false);
});

it.each(['gymnast', 'parent', 'coach', 'club_admin', 'child_gymnast'] as const)(
  'a %s does not see what is held',
  (userType) => {
    expect(queuePolicy.see(member({ userType }))).toBe(false);
    expect(queuePolicy.decide(member({ userType }), theirs)).toBe(false);
  },
);

it('a no says why, and a yes may', () => {
  const says = (decision: string, note?: string) =>
    QueueDecision.safeParse({ decision, note }).error?.issues[0]?.message;
  expect(says('approved')).toBeUndefined();
  expect(says('rejected', ' ')).toBe('Please give a reason');
  expect(says('rejected', 'It shows a school')).toBeUndefined();
  expect(says('approved', 'x'.repeat(1001))).toBe('Notes can be up to 1000 characters');
});
