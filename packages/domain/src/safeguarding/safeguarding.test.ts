import { describe, expect, it } from 'vitest';
import { type Member, UserId } from '../accounts/index.ts';
import {
  CaseClosing,
  CaseReferral,
  CaseStatus,
  CaseUrgency,
  NewCaseLink,
  caseDueBy,
  casePolicy,
  isClockRunning,
  subjectIdIn,
} from './index.ts';

const ME = UserId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c');
const member = (more: Partial<Member> = {}, twoFactorEnabled = true) => ({
  id: ME,
  userType: 'gymnast' as const,
  ageBand: 'adult' as const,
  status: 'active' as const,
  isVerified: false,
  roles: [],
  twoFactorEnabled,
  ...more,
});
const admin = { roles: [{ role: 'system_admin', clubId: null }] } as const;

describe('a case', () => {
  it('opens for system admins with a second factor, and for nobody else', () => {
    expect(casePolicy.enter(member(admin))).toBe(true);
    expect(casePolicy.enter(member(admin, false))).toBe(false);
    expect(casePolicy.enter(undefined)).toBe(false);
    for (const userType of ['gymnast', 'parent', 'coach', 'club_admin', 'child_gymnast'] as const) {
      expect(casePolicy.enter(member({ userType }))).toBe(false);
    }
  });

  it('has a clock of 1, 4 or 24 hours, which stops when it is referred or closed', () => {
    const from = new Date('2026-11-16T12:00:00Z');
    const hours = CaseUrgency.options.map(
      (urgency) => (caseDueBy(urgency, from).getTime() - from.getTime()) / 3_600_000,
    );
    expect(hours).toEqual([1, 4, 24]);
    expect(CaseStatus.options.filter(isClockRunning)).toEqual(['open', 'in_hand']);
  });
});

it.each([
  [ME, ME],
  [`https://ribbon.test/gymnast/${ME.toUpperCase()}?tab=1`, ME],
  ['https://ribbon.test/gymnast/', undefined],
  ['', undefined],
])('what is linked is found in “%s”', (text, id) => {
  expect(subjectIdIn(text)).toBe(id);
});

it('says what is missing or too long', () => {
  const reply = (
    schema: typeof CaseReferral | typeof CaseClosing | typeof NewCaseLink,
    body: object,
  ) => schema.safeParse(body).error?.issues.map(({ message }) => message) ?? [];
  expect(reply(CaseReferral, { version: 1, to: 'x'.repeat(201), on: '1999-01-01' })).toEqual([
    'Please keep this to 200 characters or fewer',
    'Please enter a date after 2020',
  ]);
  expect(reply(CaseClosing, { version: 1, outcome: 'other', reason: 'x'.repeat(1001) })).toEqual([
    'Reasons can be up to 1000 characters',
  ]);
  expect(reply(NewCaseLink, { kind: 'post', subject: ME, label: 'x'.repeat(201) })).toEqual([
    'Please keep this to 200 characters or fewer',
  ]);
});
