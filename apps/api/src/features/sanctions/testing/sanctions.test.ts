import { approvedReview } from '#testing/decisions/reviews';
import { newClub } from '#testing/club';
import { publicPost } from '#testing/comments';
import { commentEndpoints } from '@ribbon/domain/comments';
import { postEndpoints } from '@ribbon/domain/posts';
import { reviewEndpoints } from '@ribbon/domain/reviews';
import { sanctionEndpoints as endpoints } from '@ribbon/domain/sanctions';
import { expect, it } from 'vitest';
import {
  actsOn,
  admin,
  apply,
  consequence,
  decisionsOf,
  openWorld,
  other,
  post,
  notificationsTo,
  undo,
  world,
} from './sanctions.fixture.ts';

openWorld();

it('warns: the person is told once, by mail as well, and reads why but not the internal note', async () => {
  const mia = await world.person();
  await apply(mia);
  expect(await notificationsTo(mia)).toEqual(['decision_about_you']);
  expect(await decisionsOf(mia)).toMatchObject([
    { kind: 'warning', view: 'open', words: 'Please be kinder to each other.', undoneAt: null },
  ]);
  expect(JSON.stringify(await decisionsOf(mia))).not.toContain('third time');
  const mails = await world.mailsTo(mia.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['A decision about you on Ribbon']);
  expect(mails[0]?.text).not.toContain('kinder');
  await expect(post(mia)).resolves.toBeDefined();
});

it('hides a post: the author sees it with the reason, changes it and sends it again', async () => {
  const mia = await world.person();
  const reader = await world.person();
  const postId = await publicPost(world, mia, { content: 'You are all useless' });
  const hidden = await apply(mia, { kind: 'hidden', content: { type: 'post', id: postId } });
  const read = { params: { postId } };
  expect(await world.refusal(reader, postEndpoints.read, read)).toMatchObject({ status: 404 });
  const { posts } = await world.call(mia, postEndpoints.mineHidden);
  expect(posts.map(({ id }) => id)).toEqual([postId]);
  expect(await world.refusal(mia, postEndpoints.show, read)).toMatchObject({ status: 403 });

  await world.call(mia, postEndpoints.edit, {
    params: { postId },
    body: { content: 'You all did well', visibility: 'public' },
  });
  expect(await world.refusal(reader, postEndpoints.read, read)).toMatchObject({ status: 404 });
  expect(await notificationsTo(admin)).toContain('hidden_sent_again');
  const list = await world.call(other, endpoints.hidden, { query: { state: 'sent_again' } });
  expect(list.items).toMatchObject([{ id: hidden.id, content: { text: 'You all did well' } }]);
  const version = list.items[0]?.version ?? 0;

  const params = { sanctionId: hidden.id };
  const kept = await world.call(other, endpoints.keepHidden, {
    params,
    body: { words: 'Nearly. Please leave out the names.', version },
  });
  expect(await notificationsTo(mia)).toContain('content_kept_hidden');
  expect(await decisionsOf(mia)).toMatchObject([{ words: 'Nearly. Please leave out the names.' }]);
  await undo(kept, other);
  expect(await world.call(reader, postEndpoints.read, read)).toMatchObject({ id: postId });
  expect(await notificationsTo(mia)).toContain('decision_undone');
});

it('removes a comment, and undoing brings it back', async () => {
  const [mia, zoe] = [await world.person(), await world.person()];
  const postId = await publicPost(world, zoe);
  const params = { postId };
  const { id } = await world.call(mia, commentEndpoints.add, {
    params,
    body: { content: 'What a lovely routine' },
  });
  const shown = async () =>
    (await world.call(zoe, commentEndpoints.list, { params, query: {} })).comments.length;
  const removed = await apply(mia, { kind: 'removed', content: { type: 'comment', id } });
  expect(await shown()).toBe(0);
  expect(await decisionsOf(mia)).toMatchObject([{ content: { text: 'What a lovely routine' } }]);
  await undo(removed);
  expect(await shown()).toBe(1);
});

it('hides a club review, which comes back when it is undone or approved after a change', async () => {
  const mia = await world.person();
  const clubId = await newClub(world);
  const { id } = await approvedReview(world, admin, mia, clubId);
  const read = { params: { clubId }, query: {} };
  const shown = async () => (await world.call(mia, reviewEndpoints.ofClub, read)).reviews.length;
  const content = { type: 'club_review', id } as const;
  await undo(await apply(mia, { kind: 'hidden', content }));
  expect(await shown()).toBe(1);
  await apply(mia, { kind: 'hidden', content });
  expect(await shown()).toBe(0);
  const { updatedAt } = await world.call(mia, reviewEndpoints.edit, {
    params: { clubId },
    body: { rating: 4, comment: 'A bright hall' },
  });
  await world.call(admin, reviewEndpoints.decide, {
    params: { reviewId: id },
    body: { decision: 'approved', reason: 'Looked at', seen: updatedAt.toISOString() },
  });
  await world.worker.run();
  const list = await world.call(admin, endpoints.hidden, { query: { type: 'club_review' } });
  expect([await shown(), list.items]).toEqual([1, []]);
});

it('writes every act down, with who and why', async () => {
  const mia = await world.person();
  await undo(await apply(mia, { kind: 'limit', days: 7 }), other);
  expect(await actsOn(mia.id)).toEqual([
    { action: 'sanction.limit', by: admin.id, reason: 'Unkind or harassing' },
    { action: 'sanction.undone', by: other.id, reason: 'We were wrong' },
  ]);
  const { sanctions } = await world.call(other, endpoints.history, { params: { userId: mia.id } });
  expect(sanctions).toMatchObject([
    {
      kind: 'limit',
      internalNote: 'The third time this week',
      undone: { reason: 'We were wrong' },
    },
  ]);
});

it('of two moderators one decides, and the other is told', async () => {
  const mia = await world.person();
  const warned = await apply(mia);
  expect(await notificationsTo(mia)).toEqual(['decision_about_you']);
  const input = { params: { sanctionId: warned.id }, body: { reason: 'A mistake', version: 1 } };
  const answers = await Promise.all([
    world.send(admin, endpoints.undo, input),
    world.send(other, endpoints.undo, input),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await notificationsTo(mia)).toEqual(['decision_undone', 'decision_about_you']);
  const postId = await publicPost(world, mia);
  const hide = {
    body: consequence(mia.id, { kind: 'hidden', content: { type: 'post', id: postId } }),
  };
  await world.call(admin, endpoints.apply, hide);
  expect(await world.refusal(other, endpoints.apply, hide)).toMatchObject({
    code: 'alreadyHidden',
  });
});

it('refuses what makes no sense: oneself, a child of one’s own, another’s content, no days', async () => {
  const [mia, zoe] = [await world.person(), await world.person()];
  const refused = (body: ReturnType<typeof consequence>) =>
    world.refusal(admin, endpoints.apply, { body });
  expect(await refused(consequence(admin.id))).toMatchObject({ code: 'ownCase' });
  const id = await publicPost(world, zoe);
  const content = { type: 'post', id } as const;
  expect(await refused(consequence(mia.id, { kind: 'hidden', content }))).toMatchObject({
    code: 'notTheirs',
  });
  expect(await world.call(mia, postEndpoints.read, { params: { postId: id } })).toBeDefined();
  for (const body of [
    consequence(mia.id, { kind: 'hidden' }),
    consequence(mia.id, { kind: 'removed', content: { type: 'club_review', id } }),
    consequence(mia.id, { kind: 'limit', days: 3 }),
    consequence(mia.id, { words: ' ' }),
  ])
    expect(await refused(body)).toMatchObject({ code: 'invalidInput' });
});
