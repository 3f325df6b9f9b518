import { publicPost } from '#testing/comments';
import { family } from '#testing/family';
import type { Person } from '#testing/world';
import { type PostId, postEndpoints } from '@ribbon/domain/posts';
import { decisionEndpoints, sanctionEndpoints as endpoints } from '@ribbon/domain/sanctions';
import { expect, it } from 'vitest';
import {
  apply,
  consequence,
  decisionsOf,
  openWorld,
  other,
  notificationsTo,
  undo,
  world,
} from './sanctions.fixture.ts';

openWorld();

const statusFor = async (who: Person, postId: PostId) =>
  (await world.send(who, postEndpoints.read, { params: { postId } })).statusCode;
const hide = (who: Person, id: PostId) =>
  apply(who, { kind: 'hidden', content: { type: 'post', id } });

it('writes to the author that what they changed stays hidden, without its words', async () => {
  const mia = await world.person();
  const { id: sanctionId, version } = await hide(mia, await publicPost(world, mia));
  await world.call(other, endpoints.keepHidden, {
    params: { sanctionId },
    body: { words: 'Please leave out the names.', version },
  });
  const mails = await world.mailsTo(mia.email);
  const kept = mails.filter(({ subject }) => subject === 'Something on Ribbon stays hidden');
  expect(kept).toHaveLength(1);
  expect(kept[0]?.text).not.toContain('leave out the names');
});

it('leaves a post hidden that its author had hidden before, and theirs to show', async () => {
  const [mia, reader] = [await world.person(), await world.person()];
  const postId = await publicPost(world, mia);
  const params = { postId };
  await world.call(mia, postEndpoints.hide, { params });
  const hidden = await hide(mia, postId);
  expect(await world.refusal(mia, postEndpoints.show, { params })).toMatchObject({ status: 403 });
  await undo(hidden);
  expect(await statusFor(reader, postId)).toBe(404);
  const { posts } = await world.call(mia, postEndpoints.mineHidden);
  expect(posts.map(({ id }) => id)).toEqual([postId]);
  await world.call(mia, postEndpoints.show, { params });
  expect(await statusFor(reader, postId)).toBe(200);
  // What happened before is over.
  await undo(await hide(mia, postId));
  expect(await statusFor(reader, postId)).toBe(200);
});

it('a hidden post comes back only when the decision is undone, also to a moderator', async () => {
  const author = await world.person({ roles: ['system_admin'] });
  const postId = await publicPost(world, author);
  await hide(author, postId);
  const shows = { params: { postId } };
  expect(await world.refusal(author, postEndpoints.show, shows)).toMatchObject({ status: 403 });
  expect(await world.refusal(other, postEndpoints.show, shows)).toMatchObject({ status: 404 });
  expect(await statusFor(await world.person(), postId)).toBe(404);
});

it('nobody decides about a child whom they look after, nor undoes or keeps, nor answers an appeal', async () => {
  const { child } = await family(world);
  const postId = await publicPost(world, child, { visibility: 'friends' });
  const hidden = await hide(child, postId);
  const guardian = await world.person({ roles: ['system_admin'] });
  await world.db
    .insertInto('parental_relationships')
    .values({ child_id: child.id, parent_id: guardian.id, role: 'full' })
    .execute();
  const own = { code: 'ownCase' };
  expect(
    await world.refusal(guardian, endpoints.apply, { body: consequence(child.id) }),
  ).toMatchObject(own);
  const { id: sanctionId, version } = hidden;
  const params = { sanctionId };
  const undoing = { params, body: { reason: 'My child is kind', version } };
  expect(await world.refusal(guardian, endpoints.undo, undoing)).toMatchObject(own);
  const keeping = { params, body: { words: 'It stays', version } };
  expect(await world.refusal(guardian, endpoints.keepHidden, keeping)).toMatchObject(own);
  await world.call(guardian, decisionEndpoints.open, { params });
  await world.call(guardian, decisionEndpoints.appeal, { params, body: { words: 'Please look' } });
  const { appeals } = await world.call(guardian, endpoints.appeals, { query: {} });
  const appeal = appeals.find(({ sanction }) => sanction.id === sanctionId);
  expect(appeal).toMatchObject({ mayDecide: false });
  const deciding = {
    params: { appealId: appeal?.id ?? ('' as never) },
    body: { outcome: 'overturned', words: 'My child is kind', version: 1 } as const,
  };
  expect(await world.refusal(guardian, endpoints.decideAppeal, deciding)).toMatchObject(own);
});

it('an appeal is not upheld once the decision is undone: nobody is told that it stands', async () => {
  const mia = await world.person();
  const warned = await apply(mia);
  const params = { sanctionId: warned.id };
  await world.call(mia, decisionEndpoints.appeal, { params, body: { words: 'I was kind' } });
  await undo(warned);
  const { appeals } = await world.call(other, endpoints.appeals, { query: {} });
  const { id: appealId, version } = appeals.find(({ sanction }) => sanction.id === warned.id) ?? {
    id: '' as never,
    version: 0,
  };
  const answer = (outcome: 'upheld' | 'overturned') => ({
    params: { appealId },
    body: { outcome, words: 'We have looked again.', version },
  });
  expect(await world.refusal(other, endpoints.decideAppeal, answer('upheld'))).toMatchObject({
    code: 'alreadyUndone',
  });
  await world.call(other, endpoints.decideAppeal, answer('overturned'));
  expect(await decisionsOf(mia)).toMatchObject([{ appeal: { status: 'overturned' } }]);
  expect(await notificationsTo(mia)).toContain('appeal_decided');
});
