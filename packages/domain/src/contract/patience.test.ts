import { expect, it } from 'vitest';
import { accountEndpoints } from '../accounts/index.ts';
import { commentEndpoints } from '../comments/index.ts';
import { timeoutOf, triesOf } from '../kernel/index.ts';
import { mediaEndpoints } from '../media/index.ts';
import { postEndpoints } from '../posts/index.ts';
import { profileEndpoints } from '../profiles/index.ts';
import { settingsEndpoints } from '../settings/index.ts';

it.each([
  ['settings', settingsEndpoints.read, 10, 3],
  ['comments', commentEndpoints.list, 10, 3],
  ['one post', postEndpoints.read, 10, 3],
  ['the feed', postEndpoints.feed, 15, 3],
  ['who is signed in, with roles', accountEndpoints.me, 15, 3],
  ['a profile', profileEndpoints.read, 30, 3],
  ['a post that is sent', postEndpoints.create, 30, 1],
  ['a mail that is asked for', accountEndpoints.recover, 30, 3],
  ['a picture from another site', mediaEndpoints.fetchImage, 30, 1],
] as const)(
  '%s: the time and the tries that the specification gives',
  (_, endpoint, seconds, tries) => {
    expect([timeoutOf(endpoint), triesOf(endpoint)]).toEqual([seconds, tries]);
  },
);
