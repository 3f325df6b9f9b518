import type { AgeBand, UserType } from '@ribbon/domain/accounts';
import type { ApprovalStatus, Visibility } from '@ribbon/domain/posts';
import fc from 'fast-check';

/**
 * Who reads what, said once more in plain sentences and without any SQL, so that a test can hold
 * the one against the other. People, clubs and posts are numbers.
 */
export interface Graph {
  people: {
    band: AgeBand;
    userType: Exclude<UserType, 'child_gymnast'>;
    isPaused: boolean;
    allowsPublic: boolean;
  }[];
  friends: [number, number, 'accepted' | 'pending' | 'rejected'][];
  blocks: [number, number][];
  guardians: { of: number; by: number; ended: boolean }[];
  /** Whether somebody runs it: without, members know nothing of each other. */
  clubs: { isRun: boolean }[];
  members: {
    who: number;
    club: number;
    type: 'member' | 'coach' | 'admin';
    isActive: boolean;
    isConfirmed: boolean;
  }[];
  admins: { who: number; club: number }[];
  posts: {
    author: number;
    visibility: Visibility;
    status: ApprovalStatus;
    isHidden: boolean;
    second: number;
    media: 'ready' | 'held' | 'none';
  }[];
}

type Who = number | undefined;
const YOUNG: ReadonlySet<AgeBand> = new Set(['under13', '13-15']);
/** The types whose flag opens private profiles, where a scope allows it (the table of capabilities). */
const SEES_PRIVATE: ReadonlySet<UserType> = new Set(['parent', 'coach', 'club_admin']);

export const modelOf = (graph: Graph) => {
  const person = (who: number) => graph.people[who] as Graph['people'][number];
  const isBetween =
    (one: number, other: number) => (pair: readonly [number, number, ...unknown[]]) =>
      (pair[0] === one && pair[1] === other) || (pair[0] === other && pair[1] === one);
  const areBlocked = (one: number, other: number) => graph.blocks.some(isBetween(one, other));
  const areFriends = (one: number, other: number) =>
    graph.friends.some((pair) => isBetween(one, other)(pair) && pair[2] === 'accepted');
  const isGuardian = (by: number, of: number) =>
    graph.guardians.some((link) => link.by === by && link.of === of && !link.ended);
  const clubsOf = (who: number) =>
    graph.members.filter((member) => member.who === who && member.isActive).map(({ club }) => club);
  const isRun = (club: number) => graph.clubs[club]?.isRun === true;

  function isStaff(who: number, club: number): boolean {
    const coaches = graph.members.some(
      (member) =>
        member.who === who &&
        member.club === club &&
        member.isActive &&
        member.isConfirmed &&
        member.type !== 'member',
    );
    return coaches || graph.admins.some((admin) => admin.who === who && admin.club === club);
  }

  function readsThroughClub(viewer: number, author: number): boolean {
    if (!YOUNG.has(person(author).band)) return false;
    const clubs = clubsOf(author).filter(isRun);
    if (person(viewer).band !== 'adult') return clubs.some((c) => clubsOf(viewer).includes(c));
    if (!SEES_PRIVATE.has(person(viewer).userType)) return false;
    return clubs.some((club) => isStaff(viewer, club));
  }

  function isForEverybody(post: Graph['posts'][number]): boolean {
    const { band, allowsPublic } = person(post.author);
    if (post.visibility !== 'public') return false;
    return band === 'adult' || (band === '16-17' && allowsPublic);
  }

  function reads(viewer: Who, post: Graph['posts'][number]): boolean {
    const { author, isHidden, status, visibility } = post;
    if (viewer === author) return !isHidden;
    if (isHidden || status !== 'approved' || person(author).isPaused) return false;
    if (viewer !== undefined && areBlocked(viewer, author)) return false;
    if (isForEverybody(post)) return true;
    if (viewer === undefined || visibility === 'private') return false;
    if (areFriends(viewer, author)) return true;
    if (person(author).band === 'under13' && isGuardian(viewer, author)) return true;
    return readsThroughClub(viewer, author);
  }

  return {
    reads,
    areBlocked,
    /** What is up is liked by those who read it. */
    likes: (viewer: number, post: Graph['posts'][number]) =>
      post.status === 'approved' && reads(viewer, post),
    /** The author and a child's guardian also see what waits. */
    seesMedia(viewer: Who, post: Graph['posts'][number]): boolean {
      if (post.media === 'none') return false;
      if (viewer === post.author) return true;
      const isChild = person(post.author).band === 'under13';
      if (viewer !== undefined && isChild && isGuardian(viewer, post.author)) return true;
      return post.media === 'ready' && reads(viewer, post);
    },
  };
};

const PEOPLE = 9;
const CLUBS = 3;
const anybody = fc.nat(PEOPLE - 1);
const pairs = fc.tuple(anybody, anybody).filter(([one, other]) => one !== other);
const samePair = ([one, other]: readonly [number, number, ...unknown[]]) =>
  `${Math.min(one, other)} ${Math.max(one, other)}`;

/** A small world with everything that decides about reading. */
export const graphs: fc.Arbitrary<Graph> = fc.record({
  people: fc.array(
    fc.record({
      band: fc.constantFrom<AgeBand>('under13', '13-15', '16-17', 'adult', 'adult'),
      userType: fc.constantFrom(
        'gymnast' as const,
        'parent' as const,
        'coach' as const,
        'club_admin' as const,
      ),
      isPaused: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
      allowsPublic: fc.boolean(),
    }),
    { minLength: PEOPLE, maxLength: PEOPLE },
  ),
  friends: fc.uniqueArray(
    fc
      .tuple(
        pairs,
        fc.constantFrom(
          'accepted' as const,
          'accepted' as const,
          'pending' as const,
          'rejected' as const,
        ),
      )
      .map(([[one, other], status]): [number, number, typeof status] => [one, other, status]),
    { maxLength: 9, selector: samePair },
  ),
  blocks: fc.uniqueArray(pairs, { maxLength: 3, selector: String }),
  guardians: fc.uniqueArray(
    fc.tuple(pairs, fc.boolean()).map(([[of, by], ended]) => ({ of, by, ended })),
    { maxLength: 5, selector: ({ of, by }) => `${of} ${by}` },
  ),
  clubs: fc.array(fc.record({ isRun: fc.integer({ min: 0, max: 2 }).map((n) => n > 0) }), {
    minLength: CLUBS,
    maxLength: CLUBS,
  }),
  members: fc.uniqueArray(
    fc.record({
      who: anybody,
      club: fc.nat(CLUBS - 1),
      type: fc.constantFrom('member' as const, 'coach' as const, 'admin' as const),
      isActive: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
      isConfirmed: fc.boolean(),
    }),
    { maxLength: 16, selector: ({ who, club }) => `${who} ${club}` },
  ),
  admins: fc.uniqueArray(fc.record({ who: anybody, club: fc.nat(CLUBS - 1) }), {
    maxLength: 3,
    selector: ({ who, club }) => `${who} ${club}`,
  }),
  posts: fc.array(
    fc.record({
      author: anybody,
      visibility: fc.constantFrom<Visibility>('public', 'friends', 'friends', 'private'),
      status: fc.constantFrom<ApprovalStatus>(
        'approved',
        'approved',
        'approved',
        'approved',
        'waiting_guardian',
        'held',
        'needs_change',
        'rejected',
        'checking',
      ),
      isHidden: fc.integer({ min: 0, max: 6 }).map((n) => n === 0),
      second: fc.nat(4),
      media: fc.constantFrom('ready' as const, 'held' as const, 'none' as const),
    }),
    { minLength: 15, maxLength: 26 },
  ),
});
