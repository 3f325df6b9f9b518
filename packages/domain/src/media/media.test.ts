import { describe, expect, it } from 'vitest';
import { type Member, UserId } from '../accounts/index.ts';
import {
  ImageUrl,
  type Inspection,
  type Look,
  type Outcome,
  PURPOSES,
  acceptOf,
  hasExecutableName,
  inspectionOf,
  mediaMessages,
  mediaPolicy,
  pictureVariants,
  refusalBeforeSending,
} from './index.ts';

const MB = 1024 * 1024;

describe('what can be said about a file before it is sent', () => {
  it.each([
    ['profile', { name: 'a.pdf', type: 'application/pdf', size: 1 }, PURPOSES.profile.wrongType],
    ['profile', { name: 'a.mp4', type: 'video/mp4', size: 1 }, PURPOSES.profile.wrongType],
    ['profile', { name: 'a.png', type: 'image/png', size: 5 * MB }, undefined],
    [
      'profile',
      { name: 'a.png', type: 'image/png', size: 5 * MB + 1 },
      'Image must be smaller than 5MB',
    ],
    ['club-logo', { name: 'a.svg', type: 'image/svg+xml', size: 1 }, undefined],
    ['club-logo', { name: 'a.txt', type: 'text/plain', size: 1 }, 'Please select an image file'],
    [
      'post',
      { name: 'a.jpg', type: 'image/jpeg', size: 10 * MB + 1 },
      'File size too large. Maximum size is 10MB.',
    ],
    ['post', { name: 'a.mov', type: 'video/quicktime', size: 50 * MB }, undefined],
    [
      'post',
      { name: 'a.mov', type: 'video/quicktime', size: 50 * MB + 1 },
      'File size too large. Maximum size is 50MB.',
    ],
    ['post', { name: 'a.svg', type: 'image/svg+xml', size: 1 }, PURPOSES.post.wrongType],
    ['post', { name: 'a.exe.png', type: 'image/png', size: 1 }, mediaMessages.executableName],
    // A system that does not know: the server will look.
    ['post', { name: 'a', type: '', size: 1 }, undefined],
  ] as const)('for a %s, %o: %s', (purpose, file, expected) => {
    expect(refusalBeforeSending(purpose, file)).toBe(expected);
  });

  it('names are looked at as a whole', () => {
    expect(['a.exe', 'A.BAT', 'x.js.png', 'x.com .jpg'].filter(hasExecutableName)).toHaveLength(4);
    const harmless = ['executive.jpg', 'comet.png', 'my.comet.png', 'js', 'a.json.png'];
    expect(harmless.filter(hasExecutableName)).toEqual([]);
  });

  it('the chooser offers what is taken', () => {
    expect(acceptOf('profile')).not.toContain('video');
    expect(acceptOf('post')).toContain('video/quicktime');
    expect(acceptOf('post')).not.toContain('svg');
  });
});

it.each([
  ['', mediaMessages.urlRequired],
  ['   ', mediaMessages.urlRequired],
  ['pictures.example/a.png', mediaMessages.urlInvalid],
  ['ftp://pictures.example/a.png', mediaMessages.urlInvalid],
  [`https://pictures.example/${'a'.repeat(2000)}`, mediaMessages.urlInvalid],
])('the address %j is refused', (url, message) => {
  expect(ImageUrl.safeParse({ url }).error?.issues[0]?.message).toBe(message);
});

it('nothing is enlarged: a narrow picture has fewer widths', () => {
  const widths = (width: number) => pictureVariants(width).map((variant) => variant.width);
  expect([widths(40), widths(320), widths(321), widths(1600)]).toEqual([
    [40],
    [320],
    [320, 321],
    [320, 800, 1600],
  ]);
});

const member = (id: string, roles: Member['roles'] = []): Member => ({
  id: UserId.parse(`00000000-0000-4000-8000-00000000000${id}`),
  userType: 'gymnast',
  ageBand: 'adult',
  status: 'active',
  isVerified: false,
  roles,
});

describe('who sees a file', () => {
  const uploader = member('1');
  const moderator = member('2', [{ role: 'system_admin', clubId: null }]);
  const other = member('3');
  const file = (status: 'ready' | 'held' | 'rejected' | 'checking', isAttached = true) => ({
    uploadedBy: uploader.id,
    isAttached,
    status,
    isSeen: true,
  });

  it.each([
    [file('ready', false), 'nobody', [true, false, false, false]],
    [file('ready'), 'everyone', [true, true, true, true]],
    [file('ready'), 'viewer', [true, true, true, true]],
    [file('ready'), 'nobody', [true, true, false, false]],
    [file('held'), 'viewer', [true, true, false, false]],
    [file('checking'), 'everyone', [true, true, false, false]],
    [file('held'), 'overseer', [true, true, true, true]],
    [file('rejected'), 'overseer', [false, true, false, false]],
  ] as const)('%o for whom the post says %s', (facts, access, expected) => {
    const people = [uploader, moderator, other, undefined];
    expect(people.map((viewer) => mediaPolicy.read(viewer, facts, access))).toEqual(expected);
  });
});

describe('a file that nobody has looked at', () => {
  const file = (uploadedBy: string) => ({
    uploadedBy,
    isAttached: true,
    status: 'ready' as const,
    isSeen: false,
  });
  it.each(['under13', '13-15', '16-17'] as const)(
    'is not for somebody %s, whatever shows it, unless it is their own',
    (ageBand) => {
      const minor = { ...member('4'), ageBand };
      for (const access of ['everyone', 'viewer', 'overseer'] as const) {
        expect(mediaPolicy.read(minor, file('somebody'), access)).toBe(false);
      }
      expect(mediaPolicy.read(minor, file(minor.id), 'viewer')).toBe(true);
    },
  );

  it('is for adults, and not for visitors, who may be of any age', () => {
    expect(mediaPolicy.read(member('5'), file('somebody'), 'viewer')).toBe(true);
    expect(mediaPolicy.read(undefined, file('somebody'), 'everyone')).toBe(false);
  });

  it('is one at which nothing looked, or the look failed', () => {
    const clean = inspectionOf({ moderationLabels: [], labels: [], texts: [] });
    const looks = ['off', 'failed', clean] as const;
    const seen = (isTrusted: boolean) => looks.map((look) => mediaPolicy.isSeen(look, isTrusted));
    expect(seen(true)).toEqual([false, false, true]);
    expect(seen(false)).toEqual([false, false, false]);
  });

  it('is one that only the built-in check has seen, unless the settings trust it', () => {
    expect(mediaPolicy.trustsLook('rekognition', false)).toBe(true);
    expect(mediaPolicy.trustsLook('embedded', false)).toBe(false);
    expect(mediaPolicy.trustsLook('embedded', true)).toBe(true);
  });
});

describe('what becomes of a file after the look', () => {
  const MINORS = ['under13', '13-15', '16-17'] as const;
  const clean = inspectionOf({ moderationLabels: [], labels: [], texts: [] });
  const flagged: Inspection = { ...clean, flagged: true, confidence: 97 };
  const standing = (ageBand: Member['ageBand'], look: Look, isNearCopy = false, isTrusted = true) =>
    mediaPolicy.outcome({ ageBand }, { look, isNearCopy, isTrusted });

  it('an adult’s that only an untrusted check has seen is up for adults, and a person looks', () => {
    expect(standing('adult', clean, false, false)).toEqual({
      status: 'ready',
      queue: { reason: 'check_unavailable', priority: 0, found: 0 },
    });
  });

  it.each<[string, Look, boolean, Outcome]>([
    ['fine', clean, false, { status: 'ready' }],
    [
      'flagged',
      flagged,
      false,
      { status: 'held', queue: { reason: 'flagged', priority: 0, found: 97 } },
    ],
    [
      'not seen because the look failed',
      'failed',
      false,
      { status: 'held', queue: { reason: 'check_failed', priority: 0, found: 0 } },
    ],
    [
      'not seen because nothing looks here',
      'off',
      false,
      { status: 'ready', queue: { reason: 'check_unavailable', priority: 0, found: 0 } },
    ],
    [
      'a near copy of a rejected one',
      clean,
      true,
      { status: 'held', queue: { reason: 'near_copy', priority: 0, found: 100 } },
    ],
  ])('an adult’s that is %s', (_, look, isNearCopy, outcome) => {
    expect(standing('adult', look, isNearCopy)).toEqual(outcome);
  });

  it.each(MINORS)('one of somebody %s is held always, the doubtful ones first', (band) => {
    const queued = (look: Look, isNearCopy = false) => {
      const { status, queue } = standing(band, look, isNearCopy);
      expect([status, queue?.priority]).toEqual(['held', 1]);
      return [queue?.reason, queue?.found];
    };
    expect(queued(clean)).toEqual(['minor_media', 0]);
    expect(queued('off')).toEqual(['minor_media', 0]);
    expect(queued('failed')).toEqual(['minor_media', 0]);
    expect(queued(flagged)).toEqual(['flagged', 97]);
    expect(queued('off', true)).toEqual(['near_copy', 100]);
  });
});
