import type { AgeBand } from '@ribbon/domain/accounts';
import type { ApprovalStatus, Visibility } from '@ribbon/domain/posts';
import fc from 'fast-check';
import type { Graph, Human, Membership, Post, Remark, RemarkStatus } from './graph.ts';

const PEOPLE = 9;
const CLUBS = 3;
const POSTS = { minLength: 10, maxLength: 18 };
const anybody = fc.nat(PEOPLE - 1);
const anyClub = fc.nat(CLUBS - 1);
const pairs = fc.tuple(anybody, anybody).filter(([one, other]) => one !== other);
const samePair = ([one, other]: readonly [number, number, ...unknown[]]) =>
  `${Math.min(one, other)} ${Math.max(one, other)}`;
/** True once in so many times. */
const rarely = (times: number) => fc.nat(times - 1).map((n) => n === 0);

const people: fc.Arbitrary<Human> = fc.record({
  band: fc.constantFrom<AgeBand>('under13', '13-15', '16-17', 'adult', 'adult'),
  userType: fc.constantFrom<Human['userType'][]>('gymnast', 'parent', 'coach', 'club_admin'),
  isPaused: rarely(8),
  startsInPrivate: rarely(3),
  allowsPublic: fc.boolean(),
  isListed: fc.boolean(),
  allowsSuggestions: rarely(4).map((refuses) => !refuses),
  opensFeed: fc.constantFrom(null, null, true, false),
});

const members: fc.Arbitrary<Membership> = fc.record({
  who: anybody,
  club: anyClub,
  type: fc.constantFrom<Membership['type'][]>('member', 'coach', 'admin'),
  status: fc.constantFrom<Membership['status'][]>(
    'active',
    'active',
    'active',
    'joined',
    'waiting_club',
  ),
  isConfirmed: fc.boolean(),
});

const readerAges = fc.constantFrom<Post['readerAge'][]>(0, 0, 0, 0, 13, 18, null);

const posts: fc.Arbitrary<Post> = fc.record({
  author: anybody,
  inNameOf: fc.option(anyClub, { nil: undefined, freq: 2 }),
  visibility: fc.constantFrom<Visibility>(
    'public',
    'public',
    'public',
    'friends',
    'friends',
    'private',
  ),
  status: fc.oneof(
    { arbitrary: fc.constant<ApprovalStatus>('approved'), weight: 2 },
    {
      arbitrary: fc.constantFrom<ApprovalStatus>(
        'waiting_guardian',
        'held',
        'needs_change',
        'rejected',
        'checking',
      ),
      weight: 1,
    },
  ),
  readerAge: readerAges,
  isHidden: rarely(7),
  takesComments: rarely(3).map((off) => !off),
  second: fc.nat(4),
  media: fc.constantFrom<Post['media'][]>('ready', 'unseen', 'held', 'none'),
});

const comments: fc.Arbitrary<Remark> = fc.record({
  post: fc.nat(POSTS.minLength - 1),
  author: anybody,
  status: fc.oneof(
    { arbitrary: fc.constant<RemarkStatus>('approved'), weight: 3 },
    {
      arbitrary: fc.constantFrom<RemarkStatus>('waiting_guardian', 'held', 'rejected', 'checking'),
      weight: 1,
    },
  ),
  readerAge: readerAges,
  isHidden: rarely(7),
  isDeleted: rarely(7),
});

/** Only adults write in a club's name, and what they write is for everybody. */
function asClubPost(post: Post, cast: readonly Human[]): Post {
  const isClubs = post.visibility === 'public' && cast[post.author]?.band === 'adult';
  return { ...post, inNameOf: isClubs ? post.inNameOf : undefined };
}

/** Adults look after minors; anything else the database refuses, or ends on a birthday. */
const isPossible =
  (cast: readonly Human[]) =>
  ({ of, by }: Graph['guardians'][number]): boolean =>
    cast[by]?.band === 'adult' && cast[of]?.band !== 'adult';

/** Records and flags fall together by chance only now and then; every second one does here. */
function asRunsClub(human: Human, who: number, admins: Graph['admins']): Human {
  const runs = human.band === 'adult' && who % 2 === 0 && admins.some((one) => one.who === who);
  return runs ? { ...human, userType: 'club_admin' } : human;
}

/** In every other world somebody who may run a club is blocked with a member of it. */
function withMember({ people: cast, blocks, admins, ...graph }: Graph): Graph['blocks'] {
  const grown = admins.filter(({ who }) => cast[who]?.band === 'adult' && who % 2 === 0);
  const [pair] = graph.members.flatMap(({ who, club, status }): Graph['blocks'] =>
    grown
      .filter((admin) => status === 'active' && admin.club === club && admin.who !== who)
      .map((admin) => [admin.who, who]),
  );
  const isThere = blocks.some((block) => String(block) === String(pair));
  if (pair === undefined || isThere || graph.posts.length % 2 === 0) return blocks;
  return [...blocks, pair];
}

export const graphs: fc.Arbitrary<Graph> = fc
  .record({
    people: fc.array(people, { minLength: PEOPLE, maxLength: PEOPLE }),
    friends: fc.uniqueArray(
      fc
        .tuple(pairs, fc.constantFrom('accepted' as const, 'accepted', 'pending', 'rejected'))
        .map(([[one, other], status]): Graph['friends'][number] => [one, other, status]),
      { maxLength: 9, selector: samePair },
    ),
    blocks: fc.uniqueArray(pairs, { minLength: 2, maxLength: 6, selector: String }),
    guardians: fc.uniqueArray(
      fc.tuple(pairs, fc.boolean()).map(([[of, by], ended]) => ({ of, by, ended })),
      { maxLength: 12, selector: ({ of, by }) => `${of} ${by}` },
    ),
    clubs: fc.array(
      fc.record({ isRun: rarely(3).map((nobody) => !nobody), isDeleted: rarely(3) }),
      {
        minLength: CLUBS,
        maxLength: CLUBS,
      },
    ),
    members: fc.uniqueArray(members, {
      minLength: 10,
      maxLength: 18,
      selector: ({ who, club }) => `${who} ${club}`,
    }),
    admins: fc.uniqueArray(fc.record({ who: anybody, club: anyClub }), {
      minLength: 3,
      maxLength: 6,
      selector: ({ who, club }) => `${who} ${club}`,
    }),
    posts: fc.array(posts, POSTS),
    comments: fc.array(comments, { minLength: 36, maxLength: 48 }),
  })
  .map((graph) => ({
    ...graph,
    people: graph.people.map((human, who) => asRunsClub(human, who, graph.admins)),
    guardians: graph.guardians.filter(isPossible(graph.people)),
    blocks: withMember(graph),
    posts: graph.posts.map((post) => asClubPost(post, graph.people)),
  }));
