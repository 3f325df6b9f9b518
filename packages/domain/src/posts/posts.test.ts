import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Actor, AgeBand, Role, UserId, UserType } from '../accounts/index.ts';
import { NewPost, POST_MAX, postPolicy } from './index.ts';

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

it('a post is hidden by its author and by moderators, and shown again by whoever hid it', () => {
  const [mia, zoe] = [teenager, { ...teenager, id: UserId.parse(OTHER) }];
  const moderator = { ...zoe, roles: [{ role: 'system_admin' as const, clubId: null }] };
  expect(postPolicy.hide(mia, { authorId: mia.id })).toBe(true);
  expect(postPolicy.hide(zoe, { authorId: mia.id })).toBe(false);
  expect(postPolicy.hide(moderator, { authorId: mia.id })).toBe(true);
  const shows = (actor: Actor, hiddenBy: UserId | null, isHiddenByDecision = false) =>
    postPolicy.show(actor, { hiddenBy, isHiddenByDecision });
  expect(shows(mia, mia.id)).toBe(true);
  expect(shows(mia, moderator.id)).toBe(false);
  expect(shows(mia, null)).toBe(false);
  expect(shows(moderator, moderator.id)).toBe(true);
  expect(shows(moderator, moderator.id, true)).toBe(false);
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
  ['x'.repeat(POST_MAX + 1), 'Posts can be 500 characters at most'],
])('a post of %j is refused in plain words', (content, message) => {
  const { error } = NewPost.safeParse({ content, visibility: 'friends' });
  expect(error?.issues[0]?.message).toBe(message);
});
