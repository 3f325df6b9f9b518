import { describe, expect, it } from 'vitest';
import { PlanDraft, isMonday, planPolicy } from './index.ts';

const session = {
  day: 'tuesday',
  startTime: '18:00',
  endTime: '19:30',
  title: 'Hoop squad',
  location: '',
  capacity: null,
  blocks: [{ title: 'Warm up', minutes: 20, apparatus: null, elements: [] }],
};
const good = {
  title: 'Autumn programme',
  description: '',
  period: 'weeks',
  startsOn: '2026-11-23',
  level: 'beginner',
  ageFrom: null,
  ageTo: null,
  apparatus: ['hoop'],
  goals: [],
  weeks: [{ focus: '', sessions: [session] }],
};
const messages = (change: object) =>
  PlanDraft.safeParse({ ...good, ...change }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ]);
const withSession = (change: object) => ({
  weeks: [{ focus: '', sessions: [{ ...session, ...change }] }],
});
const block = { title: 'Throws', minutes: 91, apparatus: null, elements: [] };

describe('a training plan', () => {
  it('needs no more than a title, a Monday and a week', () => {
    expect(messages({})).toBeUndefined();
  });

  it.each([
    [{ title: ' ' }, 'title', 'Please give the plan a title'],
    [{ startsOn: '2026-11-24' }, 'startsOn', 'Please choose a Monday'],
    [{ ageFrom: 12, ageTo: 8 }, 'ageTo', 'The maximum age can’t be below the minimum age'],
    [{ ageFrom: 2 }, 'ageFrom', 'Please enter an age from 3 to 99'],
    [{ weeks: [] }, 'weeks', 'Please add a week'],
    [
      withSession({ endTime: '18:00' }),
      'weeks.0.sessions.0.endTime',
      'The end must be after the start',
    ],
    [
      withSession({ blocks: [block] }),
      'weeks.0.sessions.0.blocks',
      'The blocks take longer than the session',
    ],
    [
      {
        weeks: Array.from({ length: 12 }, () => ({
          focus: '',
          sessions: Array.from({ length: 14 }, () => session),
        })),
      },
      'weeks',
      'A plan can have up to 156 sessions',
    ],
  ])('with %j is refused in plain words', (change, path, message) => {
    expect(messages(change)).toEqual([[path, message]]);
  });

  it('begins on a Monday of any year', () => {
    expect(['2023-12-25', '2024-01-01', '2026-11-16'].filter(isMonday)).toHaveLength(3);
    expect(isMonday('2026-11-17')).toBe(false);
  });
});

describe('who may', () => {
  it('join is whoever has the right age; nobody knows the age of who has told none', () => {
    const ages = { ageFrom: 8, ageTo: 12 };
    expect([7, 8, 12, 13].filter((age) => planPolicy.isRightAge(age, ages))).toEqual([8, 12]);
    expect(planPolicy.isRightAge(undefined, ages)).toBe(false);
    expect(planPolicy.isRightAge(undefined, { ageFrom: null, ageTo: null })).toBe(true);
  });

  it('see a draft is whoever writes plans for the club', () => {
    const member = { isMember: true, isAdmin: false, isConfirmedCoach: false, isGuardian: false };
    const sees = (status: 'draft' | 'published' | 'archived', canManage: boolean) =>
      planPolicy.see(member, { status, canManage });
    expect([sees('draft', false), sees('archived', false), sees('published', false)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(sees('draft', true)).toBe(true);
  });
});
