import { family, linked, youngPerson } from '#testing/family';
import { befriended, postBy } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { InboxItemId, familyEndpoints } from '@ribbon/domain/families';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { type PostId, postEndpoints } from '@ribbon/domain/posts';
import { decisionEndpoints, sanctionEndpoints } from '@ribbon/domain/sanctions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let world: World;
let admin: Person;
let guardian: Person;
let child: Person;
let friend: Person;
let postId: PostId;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
  ({ child, guardian } = await family(world, { age: 10, permissions: ['create_posts'] }));
  ({ child: friend } = await family(world, { age: 11 }));
  await befriended(world, child, friend);
});
beforeEach(async () => {
  postId = await postBy(world, child);
});
afterAll(() => world.close());

const status = async (who: Person, act: 'read' | 'hide' | 'show' | 'remove', id = postId) =>
  (await world.send(who, postEndpoints[act], { params: { postId: id } })).statusCode;
const hiddenOf = async (who: Person) =>
  (await world.call(who, postEndpoints.mineHidden)).posts.filter(({ id }) => id === postId);
const ofChild = async (who: Person) =>
  (
    await world.call(who, postEndpoints.ofChild, { params: { childId: child.id }, query: {} })
  ).posts.find(({ id }) => id === postId);
const notificationsOf = async (who: Person) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.map(({ type }) => type);
};
const decided = (kind: 'hidden' | 'removed', personId: Person['id'], id = postId) => ({
  body: {
    personId,
    kind,
    reason: 'other' as const,
    days: null,
    words: 'Please keep to gymnastics.',
    internalNote: '',
    content: { type: 'post' as const, id },
  },
});

describe('a guardian of a child under 13', () => {
  it('hides a post: only the child and its guardians have it, until the guardian shows it again', async () => {
    expect(await status(guardian, 'hide')).toBe(204);
    expect(await status(friend, 'read')).toBe(404);
    expect(await hiddenOf(child)).toMatchObject([{ hiddenAs: 'guardian' }]);
    expect(await ofChild(guardian)).toMatchObject({
      hiddenAs: 'guardian',
      guardianship: { role: 'primary', isVerified: true },
    });
    expect(await notificationsOf(child)).toContain('post_hidden_by_guardian');
    expect(await status(child, 'show')).toBe(403);
    expect(await status(guardian, 'show')).toBe(204);
    expect(await status(friend, 'read')).toBe(200);
  });

  it('hides what the child had hidden, so that the child does not bring it back', async () => {
    await status(child, 'hide');
    expect(await status(guardian, 'hide')).toBe(204);
    expect(await status(child, 'show')).toBe(403);
  });

  it('deletes a post for good, and the child reads so in friendly words', async () => {
    expect(await status(guardian, 'remove')).toBe(204);
    expect(await status(friend, 'read')).toBe(404);
    expect(await ofChild(guardian)).toBeUndefined();
    expect(await notificationsOf(child)).toContain('post_deleted_by_guardian');
  });

  it('finds that what the guardian had hidden stays so when a moderator’s decision is undone', async () => {
    await status(guardian, 'hide');
    const { sanction } = await world.call(
      admin,
      sanctionEndpoints.apply,
      decided('hidden', child.id),
    );
    if (sanction === null) throw new Error('it was not decided');
    expect(await status(guardian, 'show')).toBe(403);
    await world.call(admin, sanctionEndpoints.undo, {
      params: { sanctionId: sanction.id },
      body: { reason: 'It was fine', version: sanction.version },
    });
    expect(await status(friend, 'read')).toBe(404);
    expect(await status(guardian, 'show')).toBe(204);
    expect(await status(friend, 'read')).toBe(200);
  });

  it('says yes to what the child has changed, and it is up again', async () => {
    await status(guardian, 'hide');
    await world.call(child, postEndpoints.edit, {
      params: { postId },
      body: { content: 'A clean ribbon routine today', visibility: 'friends' },
    });
    expect(await status(friend, 'read')).toBe(404);
    const { id } = await world.db
      .selectFrom('guardian_inbox_items')
      .select('id')
      .where('post_id', '=', postId)
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow();
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: InboxItemId.parse(id) },
      body: { approve: true },
    });
    expect(await status(friend, 'read')).toBe(200);
  });

  it('may do so whatever type they chose, and not as somebody who only looks', async () => {
    const coach = await world.person({ userType: 'coach' });
    const viewer = await world.person({ userType: 'parent' });
    await linked(world, child, coach, 'co_guardian');
    await world.db
      .insertInto('parental_relationships')
      .values({
        parent_id: viewer.id,
        child_id: child.id,
        role: 'view_only',
        origin: 'co_guardian',
      })
      .execute();
    expect(await status(viewer, 'hide')).toBe(403);
    expect(await status(viewer, 'remove')).toBe(404);
    expect(await status(coach, 'hide')).toBe(204);
  });
});

describe('nobody else', () => {
  it('hides or deletes a child’s post: no other guardian, no friend', async () => {
    const { guardian: other } = await family(world, { age: 9 });
    for (const who of [other, friend, await world.person({ userType: 'parent' })]) {
      expect([403, 404]).toContain(await status(who, 'hide'));
      expect(await status(who, 'remove')).toBe(404);
      expect(await status(who, 'show')).toBe(404);
    }
    expect(await status(friend, 'read')).toBe(200);
  });

  it('does so for a young person from 13 on, not even the linked adult', async () => {
    const teen = await youngPerson(world, 14);
    const adult = await world.person({ userType: 'parent' });
    await linked(world, teen, adult, 'teen_link');
    const theirs = await postBy(world, teen);
    expect([403, 404]).toContain(await status(adult, 'hide', theirs));
    expect(await status(adult, 'remove', theirs)).toBe(404);
    const asked = { params: { childId: teen.id }, query: {} };
    expect((await world.send(adult, postEndpoints.ofChild, asked)).statusCode).toBe(404);
  });

  it('keeps hidden what a guardian hid before the 13th birthday', async () => {
    const teen = await youngPerson(world, 13);
    const theirs = await postBy(world, teen, {
      is_hidden: true,
      hidden_as: 'guardian',
      hidden_at: world.clock(),
    });
    expect(await status(teen, 'show', theirs)).toBe(204);
  });
});

describe('a system admin', () => {
  it('hides nobody’s post without a reason, and shows nobody’s hidden post', async () => {
    const author = await world.person();
    const theirs = await postBy(world, author, { visibility: 'public' });
    expect(await status(admin, 'hide', theirs)).toBe(403);
    await status(author, 'hide', theirs);
    expect(await status(admin, 'show', theirs)).toBe(404);
  });

  it('removes a post with a reason: gone for its author, too, who can appeal', async () => {
    const author = await world.person();
    const theirs = await postBy(world, author, { visibility: 'public' });
    await world.call(admin, sanctionEndpoints.apply, decided('removed', author.id, theirs));
    expect(await status(await world.person(), 'read', theirs)).toBe(404);
    expect((await world.call(author, postEndpoints.mineHidden)).posts).toEqual([]);
    const edit = {
      params: { postId: theirs },
      body: { content: 'Hi', visibility: 'public' as const },
    };
    expect((await world.send(author, postEndpoints.edit, edit)).statusCode).toBe(404);
    const { decisions } = await world.call(author, decisionEndpoints.mine);
    expect(decisions).toMatchObject([{ kind: 'removed', mayAppeal: true }]);
    const acts = await world.db
      .selectFrom('audit_log')
      .select(['action', 'reason'])
      .where('subject_id', '=', author.id)
      .execute();
    expect(acts).toEqual([{ action: 'sanction.removed', reason: 'Against our rules' }]);
  });

  it('decides about no post of their own or of their own child', async () => {
    const { child: own } = await family(world, { age: 8, guardian: admin });
    for (const person of [admin, own]) {
      const theirs = await postBy(world, person);
      for (const kind of ['hidden', 'removed'] as const) {
        const sent = await world.send(
          admin,
          sanctionEndpoints.apply,
          decided(kind, person.id, theirs),
        );
        expect(sent.statusCode).toBe(403);
      }
    }
  });
});
