import { describe, expect, it } from 'vitest';
import { AgeBand, type Member, UserId, shortName, shownName } from '../accounts/index.ts';
import {
  GuardianRole,
  type Guardianship,
  InboxKind,
  type LinkSide,
  familyPolicy,
  questionOf,
} from './index.ts';

/** Where a family stands: nobody is verified, this guardian is, or another one. */
const STANDINGS = {
  'in private': { isVerified: false, isOpen: false },
  verified: { isVerified: true, isOpen: true },
  'beside a verified one': { isVerified: false, isOpen: true },
} as const;
type Standing = keyof typeof STANDINGS;

/** Every link for which the policy says yes, as `role/age`. */
const who = (may: (link: Guardianship) => boolean, standing: Standing = 'verified') =>
  GuardianRole.options
    .flatMap((role) => AgeBand.options.map((childAgeBand) => ({ role, childAgeBand })))
    .filter((link) => may({ ...link, ...STANDINGS[standing] }))
    .map(({ role, childAgeBand }) => `${role}/${childAgeBand}`);

const MINORS = ['under13', '13-15', '16-17'];
const of = (roles: string[], bands: string[]) =>
  roles.flatMap((role) => bands.map((band) => `${role}/${band}`));

describe('a guardian', () => {
  it.each<[keyof typeof familyPolicy & ('see' | 'decide' | 'answer' | 'pause'), string[]]>([
    ['see', of(['primary', 'full', 'view_only'], MINORS)],
    ['decide', of(['primary', 'full'], ['under13'])],
    ['answer', of(['primary', 'full'], ['under13'])],
    ['pause', of(['primary', 'full'], ['under13'])],
  ])('may %s exactly in these cases', (right, expected) => {
    expect(who(familyPolicy[right])).toEqual(expected);
  });

  it('downloads and erases the data of a child under 13 only', () => {
    expect(who(familyPolicy.download)).toEqual(of(['primary', 'full'], ['under13']));
    expect(who(familyPolicy.erase)).toEqual(of(['primary'], ['under13']));
  });

  it('is invited and removed by the main one, and may leave', () => {
    expect(who(familyPolicy.inviteGuardian)).toEqual(of(['primary'], ['under13']));
    const link = (role: GuardianRole): Guardianship => ({
      role,
      childAgeBand: 'under13',
      ...STANDINGS.verified,
    });
    const remove = familyPolicy.removeGuardian;
    expect(remove(link('primary'), { isSelf: false, role: 'full' })).toBe(true);
    expect(remove(link('primary'), { isSelf: true, role: 'primary' })).toBe(false);
    expect(remove(link('full'), { isSelf: true, role: 'full' })).toBe(true);
    expect(remove(link('full'), { isSelf: false, role: 'view_only' })).toBe(false);
    expect(remove(link('full'), { isSelf: false, role: 'primary' })).toBe(false);
  });

  it('hands the main role on only to somebody who decides already', () => {
    const to = (role: GuardianRole, isVerified: boolean, standing: Standing) =>
      who((link) => familyPolicy.handOver(link, { role, isVerified }), standing);
    expect(to('full', true, 'verified')).toEqual(of(['primary'], ['under13']));
    expect(to('full', false, 'in private')).toEqual(of(['primary'], ['under13']));
    expect(to('full', false, 'verified')).toEqual([]);
    for (const role of ['view_only', 'primary'] as const) {
      expect(to(role, true, 'verified')).toEqual([]);
      expect(to(role, false, 'in private')).toEqual([]);
    }
  });

  it('takes the main role over when verified, from a main guardian who is not', () => {
    const from = (role: GuardianRole, isVerified: boolean, standing: Standing) =>
      who((link) => familyPolicy.takeOver(link, { role, isVerified }), standing);
    expect(from('primary', false, 'verified')).toEqual(of(['full'], ['under13']));
    expect(from('primary', true, 'verified')).toEqual([]);
    expect(from('full', false, 'verified')).toEqual([]);
    expect(from('primary', false, 'beside a verified one')).toEqual([]);
    expect(from('primary', false, 'in private')).toEqual([]);
  });

  it('is an adult', () => {
    expect(AgeBand.options.filter((ageBand) => familyPolicy.beGuardian({ ageBand }))).toEqual([
      'adult',
    ]);
  });
});

it('from 13 a guardian leaves, and sends nobody away', () => {
  for (const childAgeBand of ['13-15', '16-17'] as const) {
    for (const role of GuardianRole.options) {
      const remove = (isSelf: boolean) =>
        familyPolicy.removeGuardian(
          { role, childAgeBand, ...STANDINGS['in private'] },
          { isSelf, role: 'full' },
        );
      expect([remove(true), remove(false)]).toEqual([true, false]);
    }
  }
});

describe('what a guardian of a child under 13 may', () => {
  const none: string[] = [];
  const deciding = of(['primary', 'full'], ['under13']);
  const main = of(['primary'], ['under13']);
  const every = of(['primary', 'full', 'view_only'], ['under13']);
  // Alone or verified; and where another guardian is verified and this one is not.
  it.each<[string, (link: Guardianship) => boolean, string[], string[]]>([
    ['see the friends', familyPolicy.seeFriends, every, every],
    ['read the threads', familyPolicy.seeThreads, every, every],
    ['see the quiet hours', familyPolicy.seeQuietHours, every, every],
    ['decide', familyPolicy.decide, deciding, deciding],
    ['pause', familyPolicy.pause, deciding, deciding],
    ['ask to be verified', familyPolicy.verify, deciding, deciding],
    ['take back', (to) => familyPolicy.permit(to, { granted: false }), deciding, deciding],
    [
      'say no',
      (to) => familyPolicy.answer(to, questionOf('correction'), false),
      deciding,
      deciding,
    ],
    [
      'leave',
      (to) => familyPolicy.removeGuardian(to, { isSelf: true, role: 'full' }),
      every,
      every,
    ],
    ['rule', familyPolicy.rule, deciding, none],
    ['permit', (to) => familyPolicy.permit(to, { granted: true }), deciding, none],
    ['say yes', (to) => familyPolicy.answer(to, questionOf('correction'), true), deciding, none],
    ['resume', familyPolicy.unpause, deciding, none],
    ['download', familyPolicy.download, deciding, none],
    ['correct', familyPolicy.correct, deciding, none],
    ['set quiet hours', familyPolicy.setQuietHours, deciding, none],
    ['help with sign-in', (to) => familyPolicy.helpSignIn(to, { hasEmail: false }), deciding, none],
    ['erase', familyPolicy.erase, main, none],
    ['invite', familyPolicy.inviteGuardian, main, none],
    [
      'remove',
      (to) => familyPolicy.removeGuardian(to, { isSelf: false, role: 'full' }),
      main,
      none,
    ],
    [
      'hand over',
      (to) => familyPolicy.handOver(to, { role: 'full', isVerified: to.isVerified }),
      main,
      none,
    ],
  ])('%s', (_, may, allowed, beside) => {
    const under13 = (standing: Standing) =>
      who(may, standing).filter((one) => one.endsWith('/under13'));
    expect(under13('in private')).toEqual(allowed);
    expect(under13('verified')).toEqual(allowed);
    expect(under13('beside a verified one')).toEqual(beside);
  });
});

describe('a guardian nobody has verified', () => {
  const link = { role: 'primary', childAgeBand: 'under13' } as const;
  const yes = (standing: Standing, approve = true) =>
    InboxKind.options.filter((kind) =>
      familyPolicy.answer({ ...link, ...STANDINGS[standing] }, questionOf(kind), approve),
    );

  it('says no to everything, and in private yes to what no other child sees', () => {
    expect(yes('in private', false)).toEqual(InboxKind.options);
    expect(yes('beside a verified one', false)).toEqual(InboxKind.options);
    const seen = new Set<InboxKind>(['post', 'comment', 'friend_request', 'bio']);
    expect(yes('in private')).toEqual(InboxKind.options.filter((kind) => !seen.has(kind)));
    expect(yes('beside a verified one')).toEqual([]);
    expect(yes('verified')).toEqual(InboxKind.options);
  });
});

it('sees the friends of a child under 13, in whichever role', () => {
  expect(who(familyPolicy.seeFriends)).toEqual(of(['primary', 'full', 'view_only'], ['under13']));
});

it('a young person of 13 to 17 asks for a guardian; from 13 one ends links and pauses oneself', () => {
  const bands = (may: (person: { ageBand: AgeBand }) => boolean) =>
    AgeBand.options.filter((ageBand) => may({ ageBand }));
  expect(bands(familyPolicy.inviteOwnGuardian)).toEqual(['13-15', '16-17']);
  expect(bands(familyPolicy.endOwnLink)).toEqual(['13-15', '16-17', 'adult']);
  expect(bands(familyPolicy.resume)).toEqual(['13-15', '16-17', 'adult']);
});

describe('a link that waits is answered by', () => {
  const coach: Member = {
    id: UserId.parse('00000000-0000-4000-8000-000000000001'),
    userType: 'coach',
    ageBand: 'adult',
    status: 'active',
    isVerified: false,
    roles: [],
  };
  const nothing = { isParty: false, isGuardian: false, hasGuardian: false, isStaff: false };
  const may = (side: Partial<LinkSide>, actor = coach) =>
    familyPolicy.answerLink(actor, { ...nothing, ...side });

  it('a guardian who is there, and then by nobody else', () => {
    expect(may({ isGuardian: true, hasGuardian: true })).toBe(true);
    expect(may({ isStaff: true, hasGuardian: true })).toBe(false);
  });

  it('the club where there is none, by those who may see its children', () => {
    expect(may({ isStaff: true })).toBe(true);
    expect(may({})).toBe(false);
    expect(may({ isStaff: true }, { ...coach, userType: 'gymnast' })).toBe(false);
    expect(may({ isStaff: true }, { ...coach, ageBand: '16-17' })).toBe(false);
  });

  it('nobody who is one of the two', () => {
    expect(may({ isParty: true, isStaff: true })).toBe(false);
    expect(may({ isParty: true, isGuardian: true, hasGuardian: true })).toBe(false);
  });
});

describe('a name', () => {
  it.each([
    ['Mia Lark Testfield', 'Mia T.'],
    ['  Mia   testfield ', 'Mia T.'],
    ['Mia', 'Mia'],
    ['Ганна Їжак', 'Ганна Ї.'],
  ])('of a minor, %j, is shown as %j', (fullName, shown) => {
    expect(shortName(fullName)).toBe(shown);
    for (const ageBand of ['under13', '13-15', '16-17'] as const) {
      expect(shownName({ fullName, username: 'mia', ageBand })).toBe(shown);
    }
  });

  it('of an adult is whole, and a missing one is the username', () => {
    const adult = { fullName: 'Pat Larch', username: 'pat', ageBand: 'adult' } as const;
    expect(shownName(adult)).toBe('Pat Larch');
    expect(shownName({ ...adult, fullName: null })).toBe('pat');
  });
});
