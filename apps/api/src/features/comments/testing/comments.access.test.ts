import { clubIn } from '#testing/club';
import { commentsSeenBy, publicPost, say } from '#testing/comments';
import { befriended } from '#testing/posts';
import type { Person } from '#testing/world';
import { commentEndpoints as endpoints } from '@ribbon/domain/comments';
import { describe, expect, it } from 'vitest';
import { block, openWorld, access, wordsOf, world } from './comments.fixture.ts';

openWorld();

const AGES = { '13-15': 14, '16-17': 17, adult: 40 } as const;

type Band = keyof typeof AGES;

const aged = (band: Band) =>
  world.person({ birthYear: world.clock().getUTCFullYear() - AGES[band] });

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
    ['13-15', 'stranger', 'adult', 'finds nothing'],
    ['13-15', 'friend', '13-15', 'writes'],
    ['13-15', 'club mate', '13-15', 'writes'],
    ['13-15', 'club mate', '16-17', 'writes'],
    ['13-15', 'stranger', '16-17', 'finds nothing'],
  ];

  it.each(TABLE)('somebody %s, a %s of an author %s, %s', async (from, tie, to, outcome) => {
    const [reader, author] = [await aged(from), await aged(to)];
    // From 16 on people may choose that everybody reads.
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
    expect([read.statusCode, read.json<{ access?: string }>().access, added.statusCode]).toEqual(
      EXPECTED[outcome],
    );
  });

  it('a visitor reads what is public, and is asked to sign in', async () => {
    const postId = await publicPost(world, await world.person());
    expect(await access(undefined, postId)).toBe('signIn');
  });

  it('nobody writes below a post that is not up', async () => {
    const author = await world.person();
    const postId = await publicPost(world, author, { approval_status: 'held' });
    expect(await access(author, postId)).toBe('off');
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
    const friend = await aged('16-17');
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
