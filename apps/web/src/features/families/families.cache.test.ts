import { UserId } from '@ribbon/domain/accounts';
import { type Family, InboxItemId } from '@ribbon/domain/families';
import { describe, expect, it } from 'vitest';
import { withPause, withPermission, withoutItem } from './families.cache.ts';

const mia = UserId.parse('00000000-0000-4000-8000-000000000001');
const leo = UserId.parse('00000000-0000-4000-8000-000000000002');
const post = InboxItemId.parse('00000000-0000-4000-8000-000000000003');

const child = (id: UserId): Family['children'][number] => ({
  id,
  username: 'somebody',
  fullName: null,
  art: null,
  imageId: null,
  language: 'en',
  hasEmail: true,
  codeCardUntil: null,
  ageBand: 'under13',
  birthMonth: 5,
  birthYear: 2017,
  status: 'active',
  community: { isOpen: true, verified: null },
  myRole: 'primary',
  guardians: [],
  invites: [],
  permissions: [
    { permission: 'comment', granted: false, grantedAt: null, expiresAt: null },
    { permission: 'create_posts', granted: false, grantedAt: null, expiresAt: null },
  ],
  inbox:
    id === mia
      ? [
          {
            id: post,
            kind: 'post',
            createdAt: new Date(),
            content: 'Hi',
            media: [],
            person: null,
            club: null,
            event: null,
            entry: null,
          },
        ]
      : [],
  waitingLinks: [],
  activity: {
    lastActiveAt: null,
    posts: 0,
    comments: 0,
    friends: 0,
    clubs: [],
    trainingMinutes: 0,
  },
  deletionUndoUntil: null,
});
const family: Family = {
  children: [child(mia), child(leo)],
  guardians: [],
  invites: [],
  waitingLinks: [],
};

describe('a family that is shown before the server has answered', () => {
  it('no longer holds what was decided', () => {
    expect(withoutItem(family, post).children.map(({ inbox }) => inbox.length)).toEqual([0, 0]);
    expect(family.children[0]?.inbox).toHaveLength(1);
  });

  it('has one permission of one child changed, with its end', () => {
    const expiresAt = new Date('2026-12-24T23:59:59Z');
    const after = withPermission(family, mia, 'comment', { granted: true, expiresAt });
    const granted = after.children.map(({ permissions }) => permissions.map((one) => one.granted));
    expect(granted).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(after.children[0]?.permissions[0]?.expiresAt).toBe(expiresAt);
  });

  it('has one child paused, and going on again', () => {
    const paused = withPause(family, leo, true);
    expect(paused.children.map(({ status }) => status)).toEqual(['active', 'paused']);
    expect(withPause(paused, leo, false).children[1]?.status).toBe('active');
  });
});
