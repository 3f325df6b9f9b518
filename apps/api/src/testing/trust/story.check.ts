import { commentsSeenBy } from '#testing/comments';
import type { World } from '#testing/world';
import { postEndpoints } from '@ribbon/domain/posts';
import { decisionEndpoints } from '@ribbon/domain/sanctions';
import { expect } from 'vitest';
import { type Story, historyOf, isHidden, readTicket } from './story.ts';

/** A stranger sees the post and the comment exactly while nothing hides them. */
export async function checkSight(world: World, story: Story): Promise<void> {
  const { post, comment, stranger } = story;
  const isUp = post.isThere && !post.isHiddenByAuthor && !isHidden(story, 'hidden');
  const { statusCode } = await world.send(stranger, postEndpoints.read, {
    params: { postId: post.id },
  });
  expect(statusCode, 'the post for a stranger').toBe(isUp ? 200 : 404);
  if (!isUp) return;
  const seen = (await commentsSeenBy(world, stranger, post.id)).map(({ id }) => id);
  expect(seen, 'comments for a stranger').toEqual(isHidden(story, 'removed') ? [] : [comment.id]);
}

/** Every report that was acknowledged is in its ticket, and what it is about is as it was. */
async function checkTickets(world: World, story: Story): Promise<void> {
  for (const { id, text, decision } of story.tickets) {
    const { ticket, reports, snapshot } = await readTicket(world, story, id);
    const own = story.reports.filter(({ ticketId }) => ticketId === id).map(({ words }) => words);
    expect(reports.map(({ description }) => description).toSorted()).toEqual(own.toSorted());
    expect(ticket).toMatchObject({ reportsCount: own.length, status: decision ?? 'pending' });
    expect(snapshot?.text, 'as it was at the first report').toBe(text);
  }
}

/** Everybody who reported is thanked once, and told once what became of it. */
async function checkMails(world: World, story: Story): Promise<void> {
  const decided = new Set(
    story.tickets.filter(({ decision }) => decision !== null).map(({ id }) => id),
  );
  for (const email of new Set(story.reports.map((report) => report.email))) {
    const own = story.reports.filter((report) => report.email === email);
    const subjects = (await world.mailsTo(email)).map(({ subject }) => subject);
    const count = (words: string) => subjects.filter((subject) => subject === words).length;
    expect(count('We have your report')).toBe(own.length);
    expect(count('Updates on your report')).toBe(
      own.filter(({ ticketId }) => decided.has(ticketId)).length,
    );
  }
}

async function checkDecisions(world: World, story: Story): Promise<void> {
  const history = await historyOf(world, story);
  const received = story.sanctions.map(({ id, kind, isUndone }) => ({ id, kind, isUndone }));
  expect(
    history.map(({ id, kind, undone }) => ({ id, kind, isUndone: undone !== null })).toReversed(),
  ).toEqual(received);
  const { decisions } = await world.call(story.author, decisionEndpoints.mine);
  expect(
    decisions.map(({ id, appeal }) => ({ id, appeal: appeal?.status ?? 'none' })).toReversed(),
  ).toEqual(story.sanctions.map(({ id, appeal }) => ({ id, appeal })));
  const mails = await world.mailsTo(story.author.email);
  expect(mails.filter(({ subject }) => subject === 'The appeal has been decided')).toHaveLength(
    story.sanctions.filter(({ appeal }) => appeal === 'upheld' || appeal === 'overturned').length,
  );
}

/** The record of administrators' acts tells the story, the whole story, in its order. */
async function checkRecord(world: World, { since, acts }: Story): Promise<void> {
  const written = await world.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id as by'])
    .where('id', '>', since)
    .orderBy('id')
    .execute();
  expect(written).toEqual(acts);
}

export async function checkStory(world: World, story: Story): Promise<void> {
  await checkTickets(world, story);
  await checkDecisions(world, story);
  await checkMails(world, story);
  await checkRecord(world, story);
}
