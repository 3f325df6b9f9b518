import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Actor, AgeBand, Role, UserId, UserType } from '../accounts/index.ts';
import { GuardianRole, type Guardianship } from '../families/index.ts';
import { type HiddenAs, NewPost, POST_MAX, postPolicy } from './index.ts';

const OTHER = '7b0c9a52-9c0f-4f6e-8a39-5d4b6c1f2e3d';
const teenager = {
  id: UserId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c'),
  userType: 'gymnast' as const,
  ageBand: '16-17' as const,
  roles: [],
  status: 'active' as const,
  isVerified: false,
};

const anybody = fc.record({
  id: fc.constant(UserId.parse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c')),
  userType: fc.constantFrom(...UserType.options),
  ageBand: fc.constantFrom(...AgeBand.options),
  roles: fc
    .subarray([...Role.options])
    .map((roles) => roles.map((role) => ({ role, clubId: null }))),
  status: fc.constant('active' as const),
  isVerified: fc.boolean(),
});

it('nobody under 18 posts to everyone, whatever type or role they hold, but from 16 by choice', () => {
  fc.assert(
    fc.property(anybody, fc.boolean(), (person, allowsPublic) => {
      fc.pre(person.ageBand !== 'adult' && !(person.ageBand === '16-17' && allowsPublic));
      expect(postPolicy.audiences(person, { allowsPublic })).toEqual(['friends', 'private']);
    }),
  );
  expect(
    postPolicy.audiences(teenager, { allowsPublic: true }),
    'a choice that the settings offer',
  ).toContain('public');
});

it('only adults say where they are', () => {
  for (const ageBand of AgeBand.options) {
    expect(postPolicy.tellsLocation({ ...teenager, ageBand })).toBe(ageBand === 'adult');
  }
});

const child = { ...teenager, ageBand: 'under13' as const };
const parent = { ...teenager, id: UserId.parse(OTHER), ageBand: 'adult' as const };
const verified: Guardianship = {
  role: 'primary',
  childAgeBand: 'under13',
  isVerified: true,
  isOpen: true,
};
const of = (guardianship: Guardianship | null = null) => ({ authorId: teenager.id, guardianship });

it('a post is hidden and deleted by its author and by a guardian of a child, and by nobody else', () => {
  for (const act of ['hide', 'remove'] as const) {
    expect(postPolicy[act](teenager, of())).toBe(true);
    expect(postPolicy[act](parent, of(verified))).toBe(true);
    expect(postPolicy[act](parent, of())).toBe(false);
    const moderator = { ...parent, roles: [{ role: 'system_admin' as const, clubId: null }] };
    expect(postPolicy[act](moderator, of()), 'moderators decide with a reason').toBe(false);
  }
});

it('a guardian nobody has verified, beside one who is, hides a post and neither deletes it nor brings it back', () => {
  const beside = of({ ...verified, isVerified: false });
  const hidden = { hiddenAs: 'guardian', isHiddenByDecision: false } as const;
  expect(postPolicy.hide(parent, beside)).toBe(true);
  expect(postPolicy.remove(parent, beside)).toBe(false);
  expect(postPolicy.show(parent, { ...beside, ...hidden })).toBe(false);
  const alone = of({ ...verified, isVerified: false, isOpen: false });
  expect(postPolicy.hide(parent, alone)).toBe(true);
  expect(postPolicy.remove(parent, alone)).toBe(true);
  expect(postPolicy.show(parent, { ...alone, ...hidden })).toBe(false);
});

it('a post is shown again by the side that hid it, and from 13 by the author alone', () => {
  const shows = (actor: Actor, hiddenAs: HiddenAs, isHiddenByDecision = false) =>
    postPolicy.show(actor, {
      ...of(actor === parent ? verified : null),
      hiddenAs,
      isHiddenByDecision,
    });
  expect(shows(child, 'author')).toBe(true);
  expect(shows(child, 'guardian')).toBe(false);
  expect(shows(teenager, 'guardian')).toBe(true);
  expect(shows(parent, 'guardian')).toBe(true);
  expect(shows(parent, 'author')).toBe(false);
  for (const actor of [child, teenager, parent]) {
    expect(shows(actor, 'team')).toBe(false);
    expect(shows(actor, 'guardian', true)).toBe(false);
  }
});

it('a guardian manages posts of a child under 13, whatever type they chose, unless they only look', () => {
  for (const userType of UserType.options) {
    for (const childAgeBand of AgeBand.options) {
      for (const role of GuardianRole.options) {
        const may = postPolicy.manageForChild(
          { ...parent, userType },
          { role, childAgeBand, isVerified: false, isOpen: true },
        );
        expect(may).toBe(childAgeBand === 'under13' && role !== 'view_only');
      }
    }
  }
  expect(postPolicy.manageForChild(parent, undefined)).toBe(false);
});

it('a visitor posts nothing', () => {
  expect(postPolicy.create(undefined)).toBe(false);
  expect(postPolicy.audiences(undefined)).toEqual([]);
});

it('every post of a child under 13 is read by a guardian first, and nobody else’s', () => {
  expect(AgeBand.options.filter((ageBand) => postPolicy.needsGuardian({ ageBand }))).toEqual([
    'under13',
  ]);
});

it.each([
  ['', 'Write something first'],
  [' \n ', 'Write something first'],
  ['x'.repeat(POST_MAX + 1), 'Posts can be up to 500 characters'],
])('a post of %j is refused in plain words', (content, message) => {
  const { error } = NewPost.safeParse({ content, visibility: 'friends' });
  expect(error?.issues[0]?.message).toBe(message);
});
