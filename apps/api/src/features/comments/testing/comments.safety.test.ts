import { clubIn } from '#testing/club';
import { commentsSeenBy, publicPost, say } from '#testing/comments';
import { befriended } from '#testing/posts';
import { family } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { type CommentId, commentEndpoints as endpoints } from '@ribbon/domain/comments';
import { familyEndpoints } from '@ribbon/domain/families';
import { moderationFaults } from '@ribbon/domain/moderation';
import type { PostId } from '@ribbon/domain/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const teenager = () => world.person({ birthYear: world.clock().getUTCFullYear() - 14 });
const statesSeenBy = async (who: Person, postId: PostId) =>
  (await commentsSeenBy(world, who, postId)).map(({ state }) => state);
const rowOf = (id: CommentId) =>
  world.db.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();

/** A child below whose friend's post there is something to say. */
async function childWithFriend(permissions: readonly ('comment' | 'create_posts')[]) {
  const { child, guardian } = await family(world, { permissions });
  const friend = await teenager();
  await befriended(world, child, friend);
  const postId = await publicPost(world, friend, { visibility: 'friends' });
  const waiting = async () => {
    const { children } = await world.call(guardian, familyEndpoints.overview);
    return children[0]?.inbox ?? [];
  };
  return { child, guardian, friend, postId, waiting };
}

describe('a child’s comment', () => {
  it('is not written while the guardian has not allowed comments', async () => {
    const { child, postId } = await childWithFriend(['create_posts']);
    const fault = await world.refusal(child, endpoints.add, {
      params: { postId },
      body: { content: 'Well done!' },
    });
    expect(fault.code).toBe('guardianSaysNo');
    const { access } = await world.call(child, endpoints.list, { params: { postId }, query: {} });
    expect(access).toBe('guardianSaysNo');
  });

  it('waits in the family’s inbox, and only the child sees that it does', async () => {
    const { child, guardian, friend, postId, waiting } = await childWithFriend(['comment']);
    expect((await say(world, child, postId, 'Well done!')).state).toBe('waiting_guardian');
    expect(await statesSeenBy(child, postId)).toEqual(['waiting_guardian']);
    expect(await statesSeenBy(friend, postId)).toEqual([]);
    const [item] = await waiting();
    expect(item).toMatchObject({ kind: 'comment', content: 'Well done!' });
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: item?.id ?? '' },
      body: { approve: true },
    });
    expect(await statesSeenBy(friend, postId)).toEqual(['approved']);
  });

  it('that the guardian says no to stays with the child', async () => {
    const { child, guardian, friend, postId, waiting } = await childWithFriend(['comment']);
    await say(world, child, postId);
    const [item] = await waiting();
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: item?.id ?? '' },
      body: { approve: false },
    });
    expect(await statesSeenBy(child, postId)).toEqual(['rejected']);
    expect(await statesSeenBy(friend, postId)).toEqual([]);
  });

  it('can be taken back while it waits', async () => {
    const { child, postId, waiting } = await childWithFriend(['comment']);
    const { id: commentId } = await say(world, child, postId);
    await world.call(child, endpoints.remove, { params: { commentId } });
    expect(await waiting()).toEqual([]);
  });

  it('is not written below the post of somebody it has nothing to do with', async () => {
    const { child } = await childWithFriend(['comment']);
    const fault = await world.refusal(child, endpoints.add, {
      params: { postId: await publicPost(world, await world.person()) },
      body: { content: 'Hello' },
    });
    expect(fault.code).toBe('notFound');
  });
});

describe('every comment is read before it is saved', () => {
  it('unkind words come back with kinder ones, and are not saved', async () => {
    const [author, reader] = [await world.person(), await world.person()];
    const postId = await publicPost(world, author);
    const fault = await world.refusal(reader, endpoints.add, {
      params: { postId },
      body: { content: 'You are so stupid and ugly' },
    });
    if (!moderationFaults.flagged.matches(fault)) throw new Error('not read');
    expect(fault.data.suggestions.length).toBeGreaterThan(0);
    expect(fault.issues[0]?.path).toBe('content');
    expect(await commentsSeenBy(world, reader, postId)).toEqual([]);
  });

  it('is written down as a comment, with the author’s age', async () => {
    const author = await teenager();
    const postId = await publicPost(world, author, { visibility: 'friends' });
    await say(world, author, postId);
    const verdict = await world.db
      .selectFrom('moderation_verdicts')
      .select(['content_kind', 'author_age_band', 'draft_text'])
      .where('author_id', '=', author.id)
      .executeTakeFirstOrThrow();
    expect(verdict).toEqual({
      content_kind: 'comment',
      author_age_band: '13-15',
      draft_text: null,
    });
  });
});

describe('small steps towards a child', () => {
  const STEPS = [
    'You are so mature for your age',
    'Do you have your own phone?',
    'You can trust me, I understand you better than the others',
    'What is your number? We could chat somewhere else',
    'Are your parents home in the evening?',
    'This stays between us, okay?',
  ];

  /** A coach who writes below a gymnast's post. */
  async function coachAndGymnast() {
    const club = await clubIn(world);
    const gymnast = await teenager();
    const coach = await world.person({ userType: 'coach' });
    await club.join(gymnast);
    await club.join(coach, 'coach');
    return { gymnast, coach, postId: await publicPost(world, gymnast, { visibility: 'friends' }) };
  }
  const send = (who: Person, postId: PostId, content: string) =>
    world.send(who, endpoints.add, { params: { postId }, body: { content } });

  it('add up: people are told, and what comes then is not shown before they have looked', async () => {
    const { gymnast, coach, postId } = await coachAndGymnast();
    for (const step of STEPS) await send(coach, postId, step);
    const harmless = await say(world, coach, postId, 'See you at training');
    expect(harmless.state).toBe('held');
    expect(await statesSeenBy(coach, postId)).toContain('held');
    expect(await statesSeenBy(gymnast, postId)).not.toContain('held');
    const reports = await world.db
      .selectFrom('safeguarding_reports')
      .select(['source', 'category', 'summary'])
      .where('child_id', '=', gymnast.id)
      .execute();
    expect(reports[0]).toMatchObject({ source: 'moderation', category: 'grooming' });
    const queued = await world.db
      .selectFrom('moderation_queue')
      .select(['content_kind', 'reason', 'priority'])
      .where('content_id', '=', harmless.id)
      .execute();
    expect(queued).toEqual([{ content_kind: 'comment', reason: 'pattern', priority: 2 }]);
    expect(await rowOf(harmless.id)).toMatchObject({ approval_status: 'held' });
  });

  it('are kept as weights, never as words', async () => {
    const { gymnast, coach, postId } = await coachAndGymnast();
    await send(coach, postId, STEPS[0] ?? '');
    await say(world, coach, postId, 'Lovely work');
    const evidence = await world.db
      .selectFrom('grooming_evidence')
      .select('signals')
      .where('recipient_id', '=', gymnast.id)
      .executeTakeFirstOrThrow();
    expect(evidence.signals).toEqual([expect.any(Number), expect.any(Number)]);
  });

  it('praise and plans of every day do not', async () => {
    const { gymnast, coach, postId } = await coachAndGymnast();
    for (let day = 1; day <= 21; day += 1) {
      expect((await say(world, coach, postId, `Great hoop, day ${day}!`)).state).toBe('approved');
    }
    expect(await statesSeenBy(gymnast, postId)).toHaveLength(21);
  });

  it('are not looked for between adults', async () => {
    const [author, reader] = [await world.person(), await world.person()];
    await say(world, reader, await publicPost(world, author));
    const evidence = await world.db
      .selectFrom('grooming_evidence')
      .select('score')
      .where('author_id', '=', reader.id)
      .execute();
    expect(evidence).toEqual([]);
  });
});
