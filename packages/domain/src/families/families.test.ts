import { describe, expect, it } from 'vitest';
import { AgeBand, shortName, shownName } from '../accounts/index.ts';
import { GuardianRole, type Guardianship, familyPolicy } from './index.ts';

const links = GuardianRole.options.flatMap((role) =>
  AgeBand.options.map((childAgeBand): Guardianship => ({ role, childAgeBand })),
);
/** Every link for which the policy says yes, as `role/age`. */
const who = (may: (link: Guardianship) => boolean) =>
  links.filter(may).map(({ role, childAgeBand }) => `${role}/${childAgeBand}`);

const MINORS = ['under13', '13-15', '16-17'];
const of = (roles: string[], bands: string[]) =>
  roles.flatMap((role) => bands.map((band) => `${role}/${band}`));

describe('a guardian', () => {
  it.each<[keyof typeof familyPolicy & ('see' | 'decide' | 'answer' | 'pause'), string[]]>([
    ['see', of(['primary', 'full', 'view_only'], MINORS)],
    ['decide', of(['primary', 'full'], ['under13'])],
    ['answer', of(['primary', 'full'], MINORS)],
    ['pause', of(['primary', 'full'], MINORS)],
  ])('may %s exactly in these cases', (right, expected) => {
    expect(who(familyPolicy[right])).toEqual(expected);
  });

  it('downloads and erases the data of a child under 13 only', () => {
    expect(who(familyPolicy.download)).toEqual(of(['primary', 'full'], ['under13']));
    expect(who(familyPolicy.erase)).toEqual(of(['primary'], ['under13']));
  });

  it('is invited and removed by the main one, and may leave', () => {
    expect(who(familyPolicy.inviteGuardian)).toEqual(of(['primary'], MINORS));
    const link = (role: GuardianRole): Guardianship => ({ role, childAgeBand: 'under13' });
    const remove = familyPolicy.removeGuardian;
    expect(remove(link('primary'), { isSelf: false, role: 'full' })).toBe(true);
    expect(remove(link('primary'), { isSelf: true, role: 'primary' })).toBe(false);
    expect(remove(link('full'), { isSelf: true, role: 'full' })).toBe(true);
    expect(remove(link('full'), { isSelf: false, role: 'view_only' })).toBe(false);
    expect(remove(link('full'), { isSelf: false, role: 'primary' })).toBe(false);
  });

  it('hands the main role on only to somebody who decides already', () => {
    const to = (role: GuardianRole) => who((link) => familyPolicy.handOver(link, { role }));
    expect(to('full')).toEqual(of(['primary'], MINORS));
    expect([...to('view_only'), ...to('primary')]).toEqual([]);
  });

  it('is an adult', () => {
    expect(AgeBand.options.filter((ageBand) => familyPolicy.beGuardian({ ageBand }))).toEqual([
      'adult',
    ]);
  });
});

it('a young person of 13 to 17 asks for a guardian, and ends only what they asked for', () => {
  expect(AgeBand.options.filter((ageBand) => familyPolicy.inviteOwnGuardian({ ageBand }))).toEqual([
    '13-15',
    '16-17',
  ]);
  expect(familyPolicy.endOwnLink({ origin: 'teen_link' }, '13-15')).toBe(true);
  expect(familyPolicy.endOwnLink({ origin: 'teen_link' }, 'under13')).toBe(false);
  expect(familyPolicy.endOwnLink({ origin: 'approval' }, '16-17')).toBe(false);
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
