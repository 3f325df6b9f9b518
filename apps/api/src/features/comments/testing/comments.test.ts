import { commentsSeenBy, manyComments, publicPost, say } from '#testing/comments';
import { befriended } from '#testing/posts';
import { COMMENTS_PAGE, commentEndpoints as endpoints } from '@ribbon/domain/comments';
import type { PostId } from '@ribbon/domain/posts';
import { reportEndpoints } from '@ribbon/domain/reports';
import { describe, expect, it } from 'vitest';
import { block, openWorld, access, wordsOf, world } from './comments.fixture.ts';

openWorld();

const countOf = async (postId: PostId) => {
  const row = await world.db
    .selectFrom('posts')
    .select('comments_count')
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  return row.comments_count;
};

describe('a comment', () => {
  it('is there for everybody who may read the post, with its author and its time', async () => {
    const [author, reader] = [await world.person(), await world.person({ isVerified: true })];
    const postId = await publicPost(world, author);
    const reply = await say(world, reader, postId, '  So much better!\nAnd the music. ');
    expect(reply).toMatchObject({
      content: 'So much better!\nAnd the music.',
      state: 'approved',
      author: { id: reader.id, isVerified: true },
    });
    expect(await commentsSeenBy(world, author, postId)).toEqual([reply]);
    expect(await commentsSeenBy(world, undefined, postId)).toEqual([reply]);
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
    expect(await access(reader, postId)).toBe('off');
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
    const received = await world.db
      .selectFrom('realtime_events')
      .select(['audience', 'topic'])
      .where('topic', 'like', `%${postId}%`)
      .execute();
    expect(received).toEqual([{ audience: 'everyone', topic: `comments:${postId}` }]);
  });

  it('of a post for friends only those hear who may read it', async () => {
    const [author, friend] = [await world.person(), await world.person()];
    await befriended(world, author, friend);
    const postId = await publicPost(world, author, { visibility: 'friends' });
    const { id: commentId } = await say(world, friend, postId);
    await world.call(friend, endpoints.remove, { params: { commentId } });
    const received = await world.db
      .selectFrom('realtime_events')
      .select('audience')
      .where('topic', '=', `comments:${postId}`)
      .execute();
    const both = [`user:${author.id}`, `user:${friend.id}`];
    expect(received.map(({ audience }) => audience).toSorted()).toEqual(
      [...both, ...both].toSorted(),
    );
  });
});
