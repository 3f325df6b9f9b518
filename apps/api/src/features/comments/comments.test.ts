import { clubIn } from '#testing/club';
import { commentsSeenBy, manyComments, publicPost, say } from '#testing/comments';
import { befriended } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { COMMENTS_PAGE, commentEndpoints as endpoints } from '@ribbon/domain/comments';
import type { PostId } from '@ribbon/domain/posts';
import { reportEndpoints } from '@ribbon/domain/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const AGES = { '13-15': 14, '16-17': 17, adult: 40 } as const;
type Band = keyof typeof AGES;
const aged = (band: Band) =>
  world.person({ birthYear: world.clock().getUTCFullYear() - AGES[band] });
const wordsOf = async (who: Person | undefined, postId: PostId) =>
  (await commentsSeenBy(world, who, postId)).map(({ content }) => content);
const countOf = async (postId: PostId) => {
  const row = await world.db
    .selectFrom('posts')
    .select('comments_count')
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  return row.comments_count;
};
const block = (blocker: Person, blocked: Person) =>
  world.db
    .insertInto('blocks')
    .values({ blocker_id: blocker.id, blocked_id: blocked.id })
    .execute();
const standing = async (who: Person | undefined, postId: PostId) =>
  (await world.call(who, endpoints.list, { params: { postId }, query: {} })).standing;

describe('a comment', () => {
  it('is there for everybody who may read the post, with its author and its time', async () => {
    const [author, reader] = [await world.person(), await world.person({ isVerified: true })];
    const postId = await publicPost(world, author);
    const said = await say(world, reader, postId, '  So much better!\nAnd the music. ');
    expect(said).toMatchObject({
      content: 'So much better!\nAnd the music.',
      state: 'approved',
      author: { id: reader.id, isVerified: true },
    });
    expect(await commentsSeenBy(world, author, postId)).toEqual([said]);
    expect(await commentsSeenBy(world, undefined, postId)).toEqual([said]);
    expect(await countOf(postId)).toBe(1);
  });

  it('of a post that is not for somebody is not there for them, nor can they write one', async () => {
    const [author, friend, stranger] = [
      await world.person(),
      await world.person(),
      await world.person(),
    ];
    await befriended(world, author, friend);
    const postId = await publicPost(world, author, { visibility: 'friends' });
    await say(world, friend, postId);
    for (const who of [stranger, undefined]) {
      const fault = await world.refusal(who, endpoints.list, { params: { postId }, query: {} });
      expect(fault.code).toBe('notFound');
    }
    const refused = await world.refusal(stranger, endpoints.add, {
      params: { postId },
      body: { content: 'Hello' },
    });
    expect(refused.code).toBe('notFound');
  });

  it('is deleted by its author alone, and is gone from the count', async () => {
    const [author, reader] = [await world.person(), await world.person()];
    const postId = await publicPost(world, author);
    const { id: commentId } = await say(world, reader, postId);
    const fault = await world.refusal(author, endpoints.remove, { params: { commentId } });
    expect(fault.code).toBe('notFound');
    await world.call(reader, endpoints.remove, { params: { commentId } });
    expect(await wordsOf(author, postId)).toEqual([]);
    expect(await countOf(postId)).toBe(0);
  });

  it('is not written where the author has turned comments off; older ones stay', async () => {
    const [author, reader] = [await world.person(), await world.person()];
    const postId = await publicPost(world, author);
    await say(world, reader, postId);
    await world.db
      .updateTable('posts')
      .set({ comments_enabled: false })
      .where('id', '=', postId)
      .execute();
    const fault = await world.refusal(reader, endpoints.add, {
      params: { postId },
      body: { content: 'One more' },
    });
    expect(fault).toMatchObject({
      code: 'turnedOff',
      message: 'Comments are turned off for this post.',
    });
    expect(await standing(reader, postId)).toBe('off');
    expect(await wordsOf(reader, postId)).toHaveLength(1);
  });

  it('can be reported by whoever sees it', async () => {
    const [author, reader] = [await world.person(), await world.person()];
    const postId = await publicPost(world, author);
    const { id: contentId } = await say(world, author, postId);
    const body = {
      contentType: 'comment',
      contentId,
      reason: 'spam',
      description: 'Spam',
    } as const;
    await world.call(reader, reportEndpoints.file, { body: { ...body, childAtRiskNow: false } });
    await block(author, await world.person());
    const blocked = await world.person();
    await block(blocked, author);
    const fault = await world.refusal(blocked, reportEndpoints.file, {
      body: { ...body, childAtRiskNow: false },
    });
    expect(fault.code).toBe('notFound');
  });
});

describe('who may comment', () => {
  const TIES = {
    stranger: async () => undefined,
    friend: (one: Person, other: Person) => befriended(world, one, other),
    'club mate': async (one: Person, other: Person) => {
      const club = await clubIn(world);
      await club.join(one);
      await club.join(other);
    },
    coach: async (reader: Person, author: Person) => {
      const club = await clubIn(world);
      await club.join(author);
      await club.join(reader, 'coach');
      await world.db
        .updateTable('athlete_profiles')
        .set({ user_type: 'coach' })
        .where('id', '=', reader.id)
        .execute();
    },
    guardian: async (reader: Person, author: Person) => {
      await world.db
        .insertInto('parental_relationships')
        .values({ parent_id: reader.id, child_id: author.id, role: 'primary' })
        .execute();
    },
  };
  type Tie = keyof typeof TIES;
  type Outcome = 'writes' | 'reads' | 'finds nothing';

  const EXPECTED: Readonly<Record<Outcome, unknown[]>> = {
    writes: [200, 'open', 200],
    reads: [200, 'notForYou', 403],
    'finds nothing': [404, undefined, 404],
  };

  // Guardians of teenagers read no posts of theirs unless they are friends.
  const TABLE: [Band, Tie, Band, Outcome][] = [
    ['adult', 'stranger', 'adult', 'writes'],
    ['adult', 'stranger', '16-17', 'reads'],
    ['adult', 'stranger', '13-15', 'finds nothing'],
    ['adult', 'friend', '16-17', 'writes'],
    ['adult', 'friend', '13-15', 'writes'],
    ['adult', 'club mate', '13-15', 'finds nothing'],
    ['adult', 'club mate', '16-17', 'reads'],
    ['adult', 'coach', '13-15', 'writes'],
    ['adult', 'coach', '16-17', 'writes'],
    ['adult', 'guardian', '16-17', 'writes'],
    ['adult', 'guardian', '13-15', 'finds nothing'],
    ['16-17', 'stranger', 'adult', 'reads'],
    ['16-17', 'club mate', 'adult', 'reads'],
    ['16-17', 'friend', 'adult', 'writes'],
    ['16-17', 'stranger', '16-17', 'reads'],
    ['16-17', 'club mate', '16-17', 'writes'],
    ['16-17', 'stranger', '13-15', 'finds nothing'],
    ['13-15', 'stranger', 'adult', 'reads'],
    ['13-15', 'friend', '13-15', 'writes'],
    ['13-15', 'club mate', '13-15', 'writes'],
    ['13-15', 'club mate', '16-17', 'writes'],
    ['13-15', 'stranger', '16-17', 'reads'],
  ];

  it.each(TABLE)('somebody %s, a %s of an author %s, %s', async (from, tie, to, outcome) => {
    const [reader, author] = [await aged(from), await aged(to)];
    // From 16 on one may choose that everybody reads.
    await world.db
      .insertInto('privacy_settings')
      .values({ user_id: author.id, allow_public_posts: true })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ allow_public_posts: true }),
      )
      .execute();
    await TIES[tie](reader, author);
    const postId = await publicPost(world, author);
    const params = { postId };
    const read = await world.send(reader, endpoints.list, { params, query: {} });
    const body = { content: 'Well done!' };
    const added = await world.send(reader, endpoints.add, { params, body });
    expect([
      read.statusCode,
      read.json<{ standing?: string }>().standing,
      added.statusCode,
    ]).toEqual(EXPECTED[outcome]);
  });

  it('a visitor reads what is public, and is asked to sign in', async () => {
    const postId = await publicPost(world, await world.person());
    expect(await standing(undefined, postId)).toBe('signIn');
  });

  it('nobody writes below a post that is not up', async () => {
    const author = await world.person();
    const postId = await publicPost(world, author, { approval_status: 'held' });
    expect(await standing(author, postId)).toBe('off');
    const input = { params: { postId }, body: { content: 'Hello' } };
    expect((await world.refusal(author, endpoints.add, input)).code).toBe('turnedOff');
    expect((await world.refusal(await world.person(), endpoints.add, input)).code).toBe('notFound');
  });
});

describe('what a minor writes below a post for everybody', () => {
  it('is read by those who know the child, and by nobody else', async () => {
    const club = await clubIn(world);
    const postId = await publicPost(world, club.admin, { club_id: club.id, is_club_post: true });
    const child = await club.member({ birthYear: world.clock().getUTCFullYear() - 15 });
    const mate = await club.member({ birthYear: world.clock().getUTCFullYear() - 15 });
    const grownUp = await club.member();
    const coach = await world.person({ userType: 'coach' });
    await club.join(coach, 'coach');
    const friend = await aged('13-15');
    await befriended(world, child, friend);
    await say(world, child, postId, 'Go us!');
    const seen = await commentsSeenBy(world, mate, postId);
    expect(seen.map(({ author }) => author.name)).toEqual([
      expect.stringMatching(/^Person \d\.$/u),
    ]);
    for (const who of [child, coach, club.admin, friend]) {
      expect(await wordsOf(who, postId)).toEqual(['Go us!']);
    }
    for (const who of [undefined, grownUp, await world.person()]) {
      expect(await wordsOf(who, postId)).toEqual([]);
    }
  });
});

describe('blocked', () => {
  it('means that neither sees what the other writes below somebody else’s post', async () => {
    const [author, one, other] = [await world.person(), await world.person(), await world.person()];
    const postId = await publicPost(world, author);
    await say(world, one, postId, 'By one');
    await say(world, other, postId, 'By the other');
    await block(one, other);
    expect(await wordsOf(one, postId)).toEqual(['By one']);
    expect(await wordsOf(other, postId)).toEqual(['By the other']);
    expect(await wordsOf(author, postId)).toEqual(['By one', 'By the other']);
  });

  it('means that the post is not there either', async () => {
    const [author, blocked] = [await world.person(), await world.person()];
    const postId = await publicPost(world, author);
    await block(author, blocked);
    const input = { params: { postId }, body: { content: 'Hello' } };
    expect((await world.refusal(blocked, endpoints.add, input)).code).toBe('notFound');
  });
});

describe('many comments', () => {
  it('come a hundred at a time, each once, while new ones arrive', async () => {
    const [author, reader] = [await world.person(), await world.person()];
    const postId = await publicPost(world, author);
    const before = await manyComments(world, postId, author, 250);
    const seen: string[] = [];
    const sizes: number[] = [];
    let after: string | null = null;
    do {
      const page: { comments: { id: string }[]; next: string | null } = await world.call(
        reader,
        endpoints.list,
        { params: { postId }, query: after === null ? {} : { after } },
      );
      seen.push(...page.comments.map(({ id }) => id));
      sizes.push(page.comments.length);
      after = page.next;
      if (after !== null) await say(world, author, postId, `Arriving after ${seen.length}`);
    } while (after !== null);
    expect(sizes).toEqual([COMMENTS_PAGE, COMMENTS_PAGE, 52]);
    expect(new Set(seen).size).toBe(252);
    expect(seen.slice(0, 250)).toEqual(before);
  });

  it('written and deleted at once are counted right', async () => {
    const author = await world.person();
    const postId = await publicPost(world, author);
    const first = await manyComments(world, postId, author, 25);
    await Promise.all([
      ...Array.from({ length: 50 }, (_, nth) => say(world, author, postId, `At once ${nth}`)),
      ...first.map((commentId) => world.call(author, endpoints.remove, { params: { commentId } })),
    ]);
    expect(await countOf(postId)).toBe(50);
    expect(await commentsSeenBy(world, author, postId)).toHaveLength(50);
  });
});

describe('telling others', () => {
  it('open browsers hear which post to read again, and nothing else', async () => {
    const [author, reader] = [await world.person(), await world.person()];
    const postId = await publicPost(world, author);
    await say(world, reader, postId, 'Words that stay here');
    const told = await world.db
      .selectFrom('realtime_events')
      .select(['audience', 'topic'])
      .where('topic', 'like', `%${postId}%`)
      .execute();
    expect(told).toEqual([{ audience: 'everyone', topic: `comments:${postId}` }]);
  });

  it('of a post for friends only those hear who may read it', async () => {
    const [author, friend] = [await world.person(), await world.person()];
    await befriended(world, author, friend);
    const postId = await publicPost(world, author, { visibility: 'friends' });
    const { id: commentId } = await say(world, friend, postId);
    await world.call(friend, endpoints.remove, { params: { commentId } });
    const told = await world.db
      .selectFrom('realtime_events')
      .select('audience')
      .where('topic', '=', `comments:${postId}`)
      .execute();
    const both = [`user:${author.id}`, `user:${friend.id}`];
    expect(told.map(({ audience }) => audience).toSorted()).toEqual([...both, ...both].toSorted());
  });
});
