import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AgeBand, type Member, Role, UserId, UserType } from '../accounts/index.ts';
import { ProfileVisibility } from '../privacy/index.ts';
import { ProfileEdit, type ViewerFacts, profilePolicy, socialAddress } from './index.ts';

const anybody: fc.Arbitrary<Member> = fc.record({
  id: fc.constant(UserId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c')),
  userType: fc.constantFrom(...UserType.options),
  ageBand: fc.constantFrom(...AgeBand.options),
  roles: fc.subarray([...Role.options]).map((all) => all.map((role) => ({ role, clubId: null }))),
  status: fc.constant('active' as const),
  isVerified: fc.boolean(),
});
const viewers = fc.option(anybody, { nil: undefined });
const facts: fc.Arbitrary<ViewerFacts> = fc.record({
  isSelf: fc.boolean(),
  isThere: fc.boolean(),
  ageBand: fc.constantFrom(...AgeBand.options),
  visibility: fc.constantFrom(...ProfileVisibility.options),
  isOpen: fc.boolean(),
  isFriend: fc.boolean(),
  isGuardian: fc.boolean(),
  isStaff: fc.boolean(),
  sharesClub: fc.boolean(),
  hasRequest: fc.boolean(),
  isFriendOfChild: fc.boolean(),
  isMateOfChild: fc.boolean(),
});
const NOBODY: ViewerFacts = {
  isSelf: false,
  isThere: true,
  ageBand: 'adult',
  visibility: 'private',
  isOpen: false,
  isFriend: false,
  isGuardian: false,
  isStaff: false,
  sharesClub: false,
  hasRequest: false,
  isFriendOfChild: false,
  isMateOfChild: false,
};

describe('how much of a profile somebody sees', () => {
  it('nothing of who is blocked or gone, whatever else there is', () => {
    fc.assert(
      fc.property(viewers, facts, (viewer, about) => {
        const gone = { ...about, isSelf: false, isThere: false };
        expect(profilePolicy.viewFor(viewer, gone)).toBe('none');
      }),
    );
  });

  it('no e-mail, age or links of anybody under 18, to anybody', () => {
    fc.assert(
      fc.property(viewers, facts, (viewer, about) => {
        fc.pre(about.ageBand !== 'adult');
        expect(profilePolicy.sharesContact(viewer, about)).toBe(false);
      }),
    );
  });

  it('no e-mail, age or links of others to anybody under 18', () => {
    fc.assert(
      fc.property(viewers, facts, (viewer, about) => {
        fc.pre(viewer?.ageBand !== 'adult');
        const others = { ...about, isSelf: false };
        expect(profilePolicy.sharesContact(viewer, others)).toBe(false);
      }),
    );
  });

  it('a flag alone opens nothing, and a minor holds no such office', () => {
    fc.assert(
      fc.property(anybody, (viewer) => {
        expect(profilePolicy.viewFor(viewer, NOBODY)).toBe('none');
        const isStaff = profilePolicy.isStaff(viewer, true);
        expect(isStaff && viewer.ageBand !== 'adult').toBe(false);
      }),
    );
  });

  it('of a child no other adult of the club', () => {
    const adult = { ageBand: 'adult', userType: 'parent', roles: [] } as unknown as Member;
    const child = { ...NOBODY, ageBand: 'under13', sharesClub: true } as const;
    expect(profilePolicy.viewFor(adult, child)).toBe('none');
    expect(profilePolicy.viewFor({ ...adult, ageBand: 'under13' }, child)).toBe('public');
    expect(profilePolicy.viewFor(adult, { ...child, isGuardian: true })).toBe('private');
  });

  it.each([
    ['private', 'public'],
    ['friends', 'private'],
    ['public', 'private'],
  ] as const)('a friend, of a profile that is %s: the %s view', (visibility, view) => {
    expect(profilePolicy.viewFor(undefined, { ...NOBODY, visibility, isFriend: true })).toBe(view);
  });
});

it.each([
  ['instagram', 'https://www.instagram.com/nadia.hoop/', 'nadia.hoop'],
  ['youtube', 'youtube.com/@nadia', 'nadia'],
  ['tiktok', '@nadia', 'nadia'],
] as const)('a name on %s may be written as %j', (site, text, name) => {
  expect(ProfileEdit.shape[site].parse(text)).toBe(name);
  expect(new URL(socialAddress(site, name)).hostname).toBe(`www.${site}.com`);
});

it.each(['javascript:alert(1)', 'https://evil.test/x', 'a b', '"><script>'])(
  '%j is no name on another site',
  (text) => {
    expect(ProfileEdit.shape.instagram.safeParse(text).success).toBe(false);
  },
);
