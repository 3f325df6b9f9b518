import { describe, expect, it } from 'vitest';
import { AgeBand, type Member, UserId, shortName, shownName } from '../accounts/index.ts';
import {
  GuardianRole,
  type Guardianship,
  InboxKind,
  type LinkSide,
  Permission,
  familyPolicy,
} from './index.ts';

const links = GuardianRole.options.flatMap((role) =>
  AgeBand.options.map((childAgeBand): Guardianship => ({ role, childAgeBand, isVerified: true })),
);
/** Every link for which the policy says yes, as `role/age`. */
const who = (may: (link: Guardianship) => boolean) =>
  links.filter((link) => may(link)).map(({ role, childAgeBand }) => `${role}/${childAgeBand}`);

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
      isVerified: true,
    });
    const remove = familyPolicy.removeGuardian;
    expect(remove(link('primary'), { isSelf: false, role: 'full' })).toBe(true);
    expect(remove(link('primary'), { isSelf: true, role: 'primary' })).toBe(false);
    expect(remove(link('full'), { isSelf: true, role: 'full' })).toBe(true);
    expect(remove(link('full'), { isSelf: false, role: 'view_only' })).toBe(false);
    expect(remove(link('full'), { isSelf: false, role: 'primary' })).toBe(false);
  });

  it('hands the main role on only to somebody who decides already', () => {
    const to = (role: GuardianRole) => who((link) => familyPolicy.handOver(link, { role }));
    expect(to('full')).toEqual(of(['primary'], ['under13']));
    expect([...to('view_only'), ...to('primary')]).toEqual([]);
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
          { role, childAgeBand, isVerified: false },
          { isSelf, role: 'full' },
        );
      expect([remove(true), remove(false)]).toEqual([true, false]);
    }
  }
});

describe('a guardian nobody has verified', () => {
  const link = { role: 'primary', childAgeBand: 'under13', isVerified: false } as const;
  const kinds = (may: (kind: InboxKind) => boolean) => InboxKind.options.filter(may);

  it('says no to everything, and yes to what no other child sees', () => {
    expect(kinds((kind) => familyPolicy.answer(link, kind, false))).toEqual(InboxKind.options);
    expect(kinds((kind) => !familyPolicy.answer(link, kind, true))).toEqual([
      'post',
      'comment',
      'friend_request',
      'bio',
    ]);
    expect(kinds((kind) => familyPolicy.answer({ ...link, isVerified: true }, kind, true))).toEqual(
      InboxKind.options,
    );
  });

  it('switches everything off, and on what starts with their own word or no other child sees', () => {
    const on = (state: { granted: boolean; isOpen: boolean }, isVerified = false) =>
      Permission.options.filter((one) => familyPolicy.permit({ ...link, isVerified }, one, state));
    expect(on({ granted: false, isOpen: true })).toEqual(Permission.options);
    expect(on({ granted: true, isOpen: false })).toEqual(Permission.options);
    expect(on({ granted: true, isOpen: true }, true)).toEqual(Permission.options);
    expect(on({ granted: true, isOpen: true })).toEqual(['join_clubs', 'upload_media']);
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
