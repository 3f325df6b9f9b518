import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AgeBand, Role, UserId, UserType } from '../accounts/index.ts';
import { NewPost, POST_MAX, postPolicy } from './index.ts';

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

it('nobody under 18 posts to everyone, whatever type or role they hold', () => {
  fc.assert(
    fc.property(anybody, (person) => {
      fc.pre(person.ageBand !== 'adult');
      expect(postPolicy.audiences(person)).toEqual(['friends', 'private']);
    }),
  );
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
