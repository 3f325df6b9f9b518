import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AccountStep,
  Capability,
  type Member,
  Password,
  Role,
  UserId,
  UserType,
  ageAt,
  ageBandAt,
  allows,
  birthYears,
  can,
  capabilitiesOf,
  homePathOf,
} from './index.ts';

const held = (...roles: Role[]) => roles.map((role) => ({ role, clubId: null }));
const holder = (userType: UserType | null, ...roles: Role[]) => ({
  userType,
  ageBand: 'adult' as const,
  roles: held(...roles),
});
const anyType = fc.constantFrom(...UserType.options);
const anyRoles = fc.subarray([...Role.options]);
const anyCapability = fc.constantFrom(...Capability.options);

describe('an age', () => {
  const june = new Date('2026-06-15T00:00:00Z');
  it.each([
    [6, 2013, 12, 'the birth month is not over'],
    [5, 2013, 13, 'the birth month is over'],
    [12, 2013, 12, 'the birthday is still to come'],
  ])('of somebody born %i/%i is %i: %s', (birthMonth, birthYear, age) => {
    expect(ageAt({ birthMonth, birthYear }, june)).toBe(age);
  });

  it.each([
    [2014, 'under13'],
    [2013, '13-15'],
    [2011, '13-15'],
    [2010, '16-17'],
    [2009, '16-17'],
    [2008, 'adult'],
  ])('puts somebody born in January %i into %s', (birthYear, band) => {
    expect(ageBandAt({ birthMonth: 1, birthYear }, june)).toBe(band);
  });

  it('counts as the youngest while it is unknown', () => {
    expect(ageBandAt({ birthMonth: null, birthYear: null }, june)).toBe('under13');
    expect(ageBandAt({ birthMonth: null, birthYear: 1990 }, june)).toBe('under13');
  });

  it('is asked with years from this one back to 1930', () => {
    const years = birthYears(june);
    expect([years[0], years.at(-1), years.length]).toEqual([2026, 1930, 97]);
  });
});

describe('the permission table', () => {
  it.each<[UserType | null, Capability[], Capability[]]>([
    [
      'child_gymnast',
      ['createPosts', 'joinChallenges', 'inviteFriends', 'requireParentalApproval'],
      ['makePublicPosts', 'rateClubs', 'rateCoaches', 'beTagged', 'viewPrivateProfiles'],
    ],
    [
      'parent',
      [
        'managePosts',
        'rateClubs',
        'rateCoaches',
        'viewPrivateProfiles',
        'tagMinors',
        'makePublicPosts',
      ],
      ['joinChallenges', 'manageClubs'],
    ],
    [
      'gymnast',
      [
        'createPosts',
        'createChallenges',
        'joinChallenges',
        'rateClubs',
        'rateCoaches',
        'makePublicPosts',
        'beTagged',
      ],
      ['viewPrivateProfiles', 'manageClubs'],
    ],
    [
      'coach',
      ['createClubPosts', 'createChallenges', 'rateClubs', 'viewPrivateProfiles'],
      ['rateCoaches', 'manageClubs'],
    ],
    [
      'club_admin',
      ['manageClubs', 'createClubPosts', 'createChallenges', 'viewPrivateProfiles'],
      ['rateClubs', 'rateCoaches', 'viewSystemAdmin'],
    ],
    [
      null,
      ['createPosts', 'joinChallenges', 'rateClubs', 'rateCoaches'],
      ['createChallenges', 'manageClubs'],
    ],
  ])('of a %s is the one of the specification', (userType, yes, no) => {
    const has = capabilitiesOf(holder(userType));
    expect(has).toEqual(expect.arrayContaining(yes));
    expect(has.filter((capability) => no.includes(capability))).toEqual([]);
  });

  it('gives system admins everything but rating, tagging minors and needing a parent', () => {
    fc.assert(
      fc.property(anyType, anyCapability, (userType, capability) => {
        fc.pre(userType !== 'child_gymnast');
        const refused = ['rateClubs', 'rateCoaches', 'tagMinors', 'requireParentalApproval'];
        expect(allows(holder(userType, 'system_admin'), capability)).toBe(
          !refused.includes(capability),
        );
      }),
    );
  });

  it('lets the weightiest role decide, whatever else is held', () => {
    fc.assert(
      fc.property(anyType, anyRoles, anyCapability, (userType, roles, capability) => {
        const first = Role.options.find((role) => roles.includes(role));
        const alone = first === undefined ? holder(userType) : holder(userType, first);
        expect(allows(holder(userType, ...roles), capability)).toBe(allows(alone, capability));
      }),
    );
  });

  it('never lets a role lift what a child is refused', () => {
    fc.assert(
      fc.property(anyRoles, (roles) => {
        const child = holder('child_gymnast', ...roles);
        for (const refused of ['makePublicPosts', 'rateClubs', 'viewPrivateProfiles'] as const) {
          expect(allows(child, refused)).toBe(false);
        }
        expect(allows(child, 'requireParentalApproval')).toBe(true);
      }),
    );
  });
});

describe('a person', () => {
  const member = (userType: UserType, ...roles: Role[]): Member => ({
    ...holder(userType, ...roles),
    userType,
    id: UserId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c'),
    status: 'active',
    isVerified: false,
  });

  it.each([
    [member('gymnast', 'system_admin'), '/admin/clubs'],
    [member('club_admin'), '/club-admin'],
    [member('gymnast', 'club_admin'), '/club-admin'],
    [member('coach', 'coach'), '/community'],
    [member('parent'), '/community'],
  ])('lands after sign-in where the role belongs', (person, path) => {
    expect(homePathOf(person)).toBe(path);
  });

  it('who is a visitor can do nothing that needs a capability', () => {
    expect(Capability.options.filter((capability) => can(undefined, capability))).toEqual([]);
  });
});

describe('a password', () => {
  it('is taken exactly when it has 8 signs, a digit and one of !@#$%^&*', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const fine = text.length >= 8 && /\d/u.test(text) && /[!@#$%^&*]/u.test(text);
        expect(Password.safeParse(text).success).toBe(fine);
      }),
    );
  });

  it('that was typed twice differently is named as soon as both are there', () => {
    const { error } = AccountStep.safeParse({ password: 'Ribbon!2026', confirmPassword: 'x' });
    expect(error?.issues.map(({ message }) => message)).toContain('Passwords do not match');
  });
});
